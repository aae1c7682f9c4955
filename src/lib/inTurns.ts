import { pause } from './pause';

/** How long one turn takes, in milliseconds. */
const TURN_MS = 10;

/** The turns of long work: when one `isOver`, `next` answers keys and clicks first. It rejects when the work was aborted. */
export function turns(signal?: AbortSignal) {
  let end = performance.now() + TURN_MS;
  return {
    isOver: () => performance.now() >= end,
    async next() {
      await pause();
      signal?.throwIfAborted();
      end = performance.now() + TURN_MS;
    },
  };
}

/** Does the work for each item, in turns. */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  const turn = turns(signal);
  for (const item of items) {
    results.push(work(item));
    if (turn.isOver()) await turn.next();
  }
  return results;
}
