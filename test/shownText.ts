/** An element's text as a wide window shows it: without what stands there only where there is less room. */
export function shownText(element: Element) {
  const copy = element.cloneNode(true) as Element;
  for (const folded of copy.querySelectorAll('.folded')) folded.remove();
  return copy.textContent;
}
