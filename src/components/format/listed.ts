/** So many are named at most. */
const MOST = 5;

/** Names in a sentence: `a.txt and b.txt`; of many the first ones: `1, 2, 3, 4, 5 and 7 more`. */
export function listed(names: readonly (string | number)[]) {
  const more = names.length - MOST;
  const all = more > 1 ? [...names.slice(0, MOST), `${more} more`] : names;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join();
}
