/** An element's text as a wide window shows it, without the values that are displayed only in a narrow one. */
export function shownText(element: Element) {
  const copy = element.cloneNode(true) as Element;
  for (const folded of copy.querySelectorAll('.folded')) folded.remove();
  return copy.textContent;
}
