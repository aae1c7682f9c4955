/** How long one turn takes, in milliseconds. */
const TURN_MS = 10;

/** Does the work for each item, in turns between which keys and clicks are answered. Rejects when it is aborted. */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
  signal: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  let end = performance.now() + TURN_MS;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() < end) continue;
    await new Promise((resolve) => void setTimeout(resolve));
    signal.throwIfAborted();
    end = performance.now() + TURN_MS;
  }
  return results;
}
