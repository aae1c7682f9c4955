/** Runs `work` for each item in order, at most `size` at a time. Once `isStopped` says so, no further item begins. */
export async function inPool<Item>(
  items: readonly Item[],
  size: number,
  isStopped: () => boolean,
  work: (item: Item) => PromiseLike<unknown>,
): Promise<void> {
  const rest = items.values(); // shared: each worker takes the next item
  const worker = async () => {
    for (const item of rest) {
      if (isStopped()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: size }, worker));
}
