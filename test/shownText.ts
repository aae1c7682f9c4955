/** A cell's text as a phone shows it, with the label before the value. */
export const shownText = (cell: HTMLElement) => (cell.dataset.label ?? '') + cell.textContent;

/** Finds the element whose whole text this is, in however many elements it stands, such as a name in a sentence. */
export const sentence =
  (text: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const is = ({ textContent }: Element) => (typeof text === 'string' ? textContent === text : text.test(textContent));
    return element !== null && is(element) && ![...element.children].some(is);
  };
