type Id = string | number;

interface Item {
  id: Id;
}

/** The item to show: the chosen one, or the first if none is chosen or the chosen one was removed. */
export const chosen = <T extends Item>(items: readonly T[], id: Id | null | undefined): T | undefined =>
  items.find((item) => item.id === id) ?? items[0];

/**
 * The item to select after `id`, which was in `before` and is not in `after`: the next one that is still there, else
 * the one before it. Undefined if `id` was not in `before`, is still in `after`, or nothing is left.
 */
export function neighbour(before: readonly Item[], after: readonly Item[], id: Id | null | undefined): Id | undefined {
  const index = before.findIndex((item) => item.id === id);
  const left = new Set(after.map((item) => item.id));
  if (index < 0 || left.has(before[index]!.id)) return undefined;
  const candidates = [...before.slice(index + 1), ...before.slice(0, index).reverse()];
  return candidates.find((item) => left.has(item.id))?.id;
}
