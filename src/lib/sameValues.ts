/** Whether two form values are the same: lists, sets and objects by content, files and dates of any kind by identity. */
export function sameValues(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => sameValues(item, right[index]));
  if (left instanceof Set && right instanceof Set)
    return left.size === right.size && [...left].every((item) => right.has(item));
  if (!isPlain(left) || !isPlain(right)) return false;
  const keys = Object.keys({ ...left, ...right });
  return keys.every((key) => sameValues(left[key], right[key]));
}

/** Whether it is an object of its own values, and no list, date, file or the like. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
