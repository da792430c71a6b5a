/** Help with a puzzle that has no solution or several, in English. */
export default {
  "repair.meant": "Did you mean {offer}?",
  "repair.meant.to": "Did you mean to {offer}?",
  "repair.because": "{reason} Did you mean {offer}?",
  "repair.because.to": "{reason} Did you mean to {offer}?",
  "repair.cell": "{cell} has no digit left.",
  "repair.digit": "{digit} has no place left in {house}.",
  "repair.givens": "The {count} marked givens contradict each other.",

  // What was meant: these complete "Did you mean …?" and are also shown alone.
  "repair.change.digit": "{digit} in {cell}",
  "repair.change.instead": "{to} in {cell} instead of {from}",
  "repair.change.remove": "leave {cell} blank",
  "repair.change.swap": "{cells} swapped",
  "repair.change.move": "{digit} in {cell} instead of {other}",
  "repair.change.right": "row {row} from column {column} on, one cell to the right",
  "repair.change.left": "row {row} from column {column} on, one cell to the left",

  "repair.list": "Possible corrections",
  "repair.apply": "Apply",
  "repair.apply.label": "Apply: {change}",

  "since.one": "It had one solution until {cell} = {digit}.",
  "since.some": "It had {count} solutions until {cell} = {digit}.",
  "since.many": "It had more than {count} solutions until {cell} = {digit}.",
  "since.and": "{since} {note}",

  "decisive.all": "One more given can make it unique, in one of these cells: {cells}.",
  "decisive.first": "One more given can make it unique, for example in {cells}.",
  "decisive.none": "No single given would make it unique.",
};
