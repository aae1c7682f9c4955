import { isThing, type Thing } from './json';
import { schemaName } from './schemaName';

/** Mealie counts 1 of what has its amount in its text. */
const withoutCount = (part: unknown): unknown =>
  isThing(part) && part.disable_amount === true ? { ...part, quantity: null } : part;

const valueOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutCount);
  return isThing(value) ? withSchemaNames(value) : value;
};

/** An object as a program writes it, with its values by their names of schema.org too. */
export function withSchemaNames(thing: Thing): Thing {
  const named = Object.entries(thing).map(([key, value]) => {
    const name = schemaName(key);
    return [Object.hasOwn(thing, name) ? key : name, valueOf(value)] as const;
  });
  return { ...thing, ...Object.fromEntries(named) };
}
