import { Factory } from 'miragejs';
import { type FactoryDefinition } from 'miragejs/-types';

/** Turns a function that makes the row with a number into a Mirage factory; seeds call the function without Mirage. */
export function factoryOf<Row extends object>(make: (n: number) => Row): FactoryDefinition<Row> {
  const fields = Object.keys(make(0)) as (keyof Row)[];
  const attributes = Object.fromEntries(fields.map((field) => [field, (n: number) => make(n)[field]]));
  return Factory.extend(attributes);
}

/** The rows with the numbers 0 to `count - 1`. */
export const makeMany = <Row>(count: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, n) => make(n));
