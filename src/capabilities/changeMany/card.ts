/** What the whole card is a press on, such as its title. */
const OPENER = '.dish-open';

const openerIn = (card: Element | null | undefined) => card?.querySelector<HTMLElement>(OPENER);

/** Focuses the first card that can be selected; without cards the page. */
export const focusFirstCard = () =>
  (openerIn(document.querySelector('.card-tick')?.parentElement) ?? document.querySelector('main'))?.focus();

/** Whether a press there is on the card itself, not on another control in it. */
export const isOnCard = (target: Element) => target.closest('button, a, input, label')?.matches(OPENER) ?? true;
