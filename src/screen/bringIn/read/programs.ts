import { isThing, type Thing } from './json';

/** What programs call otherwise than schema.org. */
const NAMES: Readonly<Record<string, string>> = {
  categories: 'recipeCategory',
  nutritionalInfo: 'nutrition',
  serves: 'recipeYield',
  time: 'totalTime',
  timeRequired: 'totalTime',
};

/** `recipe_ingredient` and `Prep Time` as schema.org would write them. */
function schemaName(key: string) {
  const name = key.replace(/[_\s-]+(\p{L})/gu, (_all, letter: string) => letter.toUpperCase());
  const first = name.charAt(0).toLowerCase() + name.slice(1);
  return NAMES[first] ?? first;
}

/** Mealie counts 1 of what has its amount in its text. */
const withoutCount = (part: unknown): unknown =>
  isThing(part) && part.disable_amount === true ? { ...part, quantity: null } : part;

/** An object as a program writes it, with its values by their names of schema.org too. */
export function withSchemaNames(thing: Thing): Thing {
  const named = Object.entries(thing).map(([key, value]) => {
    if (Array.isArray(value)) return [schemaName(key), value.map(withoutCount)] as const;
    return [schemaName(key), isThing(value) ? withSchemaNames(value) : value] as const;
  });
  return { ...thing, ...Object.fromEntries(named) };
}
