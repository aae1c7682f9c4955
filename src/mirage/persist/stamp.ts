import { factories } from '../areas/areas';

/** The value with its texts and numbers left out: what fields it has, and of which kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([field, inner]) => [field, shapeOf(inner)]);
}

/** `factoryOf` makes each field by a function of the row's number; Mirage's types do not show it. */
const fieldsOf = (factory: unknown) =>
  Object.entries((factory as { attrs: Record<string, (n: number) => unknown> }).attrs);

/** Changes with the form of any table's rows: rows kept by a build with another stamp are not for this one. */
export const makeStamp = () =>
  JSON.stringify(
    Object.entries(factories).map(([name, factory]) => [
      name,
      fieldsOf(factory).map(([field, make]) => [field, shapeOf(make(0))]),
    ]),
  );
