import { Factory } from 'miragejs';
import { type FactoryDefinition } from 'miragejs/-types';

/**
 * A Mirage factory from a function that makes the whole row with the given number, for `large` needs such rows
 * without Mirage. Rows are made whole, so the same number always gives the same row.
 */
export function factoryOf<Row extends object>(make: (n: number) => Row): FactoryDefinition<Row> {
  const fields = Object.keys(make(0)) as (keyof Row)[];
  const attributes = Object.fromEntries(fields.map((field) => [field, (n: number) => make(n)[field]]));
  return Factory.extend(attributes);
}

/** The first rows that a factory makes. */
export const makeMany = <Row>(count: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, n) => make(n));
