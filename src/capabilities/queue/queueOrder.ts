import { figure } from '@/components/format/number';

/** How many rows are rendered after the current one. */
const AHEAD = 8;

/** How many rows are rendered: those that were scrolled to, and some after the current one, which is `at` this place. */
export const renderedRows = (scrolledTo: number, at: number) => Math.max(scrolledTo, at + AHEAD);

/** Those before and after one of the queue; undefined at either end, and around one that is not in it. */
export function neighboursOf<Item>(queue: readonly Item[], item: Item | undefined) {
  const at = queue.findIndex((each) => each === item);
  return { previous: queue[at - 1], next: at === -1 ? undefined : queue[at + 1] };
}

/** `2 of 7` */
export const placeText = <Item>(queue: readonly Item[], item: Item) =>
  `${figure(queue.indexOf(item) + 1)} of ${figure(queue.length)}`;
