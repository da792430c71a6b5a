/** Help with a puzzle that has no solution or several, in simplified Chinese. */
export default {
  "repair.meant": "你是否想输入：{offer}？",
  "repair.meant.to": "你是否想{offer}？",
  "repair.because": "{reason}你是否想输入：{offer}？",
  "repair.because.to": "{reason}你是否想{offer}？",
  "repair.cell": "{cell}已无数字可填。",
  "repair.digit": "{house}已无处可填 {digit}。",
  "repair.givens": "标出的 {count} 个已知数互相矛盾。",

  // What was meant: these complete "Did you mean …?" and are also shown alone.
  "repair.change.digit": "{cell}填 {digit}",
  "repair.change.instead": "{cell}应为 {to}（现为 {from}）",
  "repair.change.remove": "让{cell}留空",
  "repair.change.swap": "{cells}对调",
  "repair.change.move": "{digit} 填在{cell}，不在{other}",
  "repair.change.right": "第{row}行从第{column}列起右移一格",
  "repair.change.left": "第{row}行从第{column}列起左移一格",

  "repair.list": "可能的更正",
  "repair.apply": "更正",
  "repair.apply.label": "更正：{change}",

  "since.one": "{cell}填 {digit} 之前还有唯一解。",
  "since.some": "{cell}填 {digit} 之前还有 {count} 个解。",
  "since.many": "{cell}填 {digit} 之前还有超过 {count} 个解。",
  "since.and": "{since}{note}",

  "decisive.all": "再给出一个已知数就可能有唯一解，位置在：{cells}。",
  "decisive.first": "再给出一个已知数就可能有唯一解，例如在{cells}。",
  "decisive.none": "只再给出一个已知数，还不能得到唯一解。",
};
