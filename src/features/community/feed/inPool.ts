/** Runs `work` for each item in order, at most `size` at a time. After `signal` is aborted no further item begins. */
export async function inPool<Item>(
  items: readonly Item[],
  size: number,
  signal: AbortSignal,
  work: (item: Item) => PromiseLike<unknown>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) {
      if (signal.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: size }, worker));
}
