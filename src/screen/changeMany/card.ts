/** What the whole card is a press on, such as its title. */
const OPENER = '.dish-open';

export const openerIn = (card: Element | null | undefined) => card?.querySelector<HTMLElement>(OPENER);

/** Whether a press there is on the card itself, not on another control in it. */
export const isOnCard = (target: Element) => target.closest('button, a, input, label')?.matches(OPENER) ?? true;
