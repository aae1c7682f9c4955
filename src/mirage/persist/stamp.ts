import { factories } from '../areas/areas';

/** The fields of a value and their types, without the texts and numbers. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([field, inner]) => [field, shapeOf(inner)]);
}

/** The fields of a factory made by `factoryOf`, which Mirage's types do not show. */
const fieldsOf = (factory: unknown) =>
  Object.entries((factory as { attrs: Record<string, (n: number) => unknown> }).attrs);

/** Describes the fields of all rows; a build ignores rows that were stored with another stamp. */
export const makeStamp = () =>
  JSON.stringify(
    Object.entries(factories).map(([name, factory]) => [
      name,
      fieldsOf(factory).map(([field, make]) => [field, shapeOf(make(0))]),
    ]),
  );
