/** A hash of the text, from 0 up to, but not including, 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/**
 * One of these by a number and their names. Each has a lot of its own, so that the choice stays the same when others come or
 * go: a walk that is shrunk goes on doing what it did.
 */
export function chooseBy<Item extends { name: string }>(salt: number, items: readonly Item[]): Item | undefined {
  const seen = new Map<string, number>();
  let chosen: Item | undefined;
  let highest = -1;
  for (const item of items) {
    const nth = seen.get(item.name) ?? 0;
    seen.set(item.name, nth + 1);
    const lot = hashOf(`${salt} ${item.name} ${nth}`);
    if (lot > highest) [chosen, highest] = [item, lot];
  }
  return chosen;
}
