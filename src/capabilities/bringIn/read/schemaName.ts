/** What programs call otherwise than schema.org. */
const NAMES: Readonly<Record<string, string>> = {
  categories: 'recipeCategory',
  nutritionalInfo: 'nutrition',
  serves: 'recipeYield',
  text: 'description',
  time: 'totalTime',
  timeRequired: 'totalTime',
};

/** `recipe_ingredient` and `Prep Time` as schema.org would write them. */
export function schemaName(key: string) {
  const name = key.replace(/[_\s-]+(\p{L})/gu, (_all, letter: string) => letter.toUpperCase());
  const first = name.charAt(0).toLowerCase() + name.slice(1);
  return Object.hasOwn(NAMES, first) ? NAMES[first]! : first;
}
