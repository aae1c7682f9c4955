type Id = string | number;

interface Item {
  id: Id;
}

/** The item to show: the chosen one, or the first where none is chosen or the chosen one is gone. */
export const chosen = <T extends Item>(items: readonly T[], id: Id | null | undefined): T | undefined =>
  items.find((item) => item.id === id) ?? items[0];

/**
 * Which item takes the place of `id`, which stood in `before` and is gone from `after`: the next one that is still
 * there, else the one before it. Undefined where `id` did not stand in `before`, is still there, or nothing is left.
 */
export function neighbour(before: readonly Item[], after: readonly Item[], id: Id | null | undefined): Id | undefined {
  const place = before.findIndex((item) => item.id === id);
  const left = new Set(after.map((item) => item.id));
  if (place < 0 || left.has(before[place]!.id)) return undefined;
  const inTurn = [...before.slice(place + 1), ...before.slice(0, place).reverse()];
  return inTurn.find((item) => left.has(item.id))?.id;
}
