/** Scrolls the list, and not the page, as far as needed to show its item. */
export function scrollToItem(list: HTMLElement, item: HTMLElement) {
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else list.scrollTop += Math.max(0, inner.bottom - outer.bottom);
}
