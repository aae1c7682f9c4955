/** A cell's text as a phone shows it, with the label before the value. */
export const shownText = (cell: HTMLElement) => (cell.dataset.label ?? '') + cell.textContent;
