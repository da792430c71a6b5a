/** Scrolls the list, and not the page, to an entry. @param {Element} list @param {Element} entry */
export function scrollIntoList(list, entry) {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + inner.height;
  else if (inner.bottom > outer.bottom)
    list.scrollTop += inner.bottom - outer.bottom + inner.height;
}
