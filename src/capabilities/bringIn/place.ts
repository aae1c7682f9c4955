import { plainTitle } from '@/lib/plainText';
import { type ContentKind, type PlaceHere, type RecordValues } from './contentKind';

/** `Lunch › Soups` */
export const placeName = (names: readonly string[]) => names.join(' › ');

const STEPS = /[›>/\\|»,;]|\s[-–—]\s/;

const stepsOf = (names: readonly string[]) =>
  names
    .flatMap((name) => name.split(STEPS))
    .map(plainTitle)
    .filter(Boolean);

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((step, index) => step === other[index]);

/**
 * The place that a text names: all of its steps, or the last of them where that is there once. Capitals, accents and signs
 * do not count. Of several that could be meant it is none.
 */
export function findPlace(places: readonly PlaceHere[], named: readonly string[]) {
  const whole = named.map(plainTitle).filter(Boolean);
  const steps = stepsOf(named);
  const lone = (isIt: (own: readonly string[]) => boolean) => {
    const [first, second] = places.filter(({ names }) => isIt(names.map(plainTitle)));
    return second ? undefined : first;
  };
  return (
    lone((own) => isSame(own, whole)) ??
    lone((own) => isSame(own, steps)) ??
    lone((own) => own.length > 1 && isSame(own.slice(-1), steps.slice(-1)) && steps.length === 1) ??
    lone((own) => own.length > 1 && isSame(own.slice(-1), whole.slice(-1)) && whole.length === 1) ??
    lone((own) => own.length > 1 && isSame(own.slice(0, 1), whole) && whole.length === 1)
  );
}

/** The outer step alone of the place that a text names, where that is here and the whole is not. */
export function findOuter(
  { placeFields }: ContentKind,
  places: readonly PlaceHere[],
  named: readonly string[],
): Partial<RecordValues> | undefined {
  const [outer, inner] = placeFields;
  if (!inner || named.length === 0) return undefined;
  const first = [plainTitle(named[0]!), stepsOf(named)[0]];
  const own = places
    .filter(({ names }) => first.includes(plainTitle(names[0]!)))
    .map(({ set }) => set[outer!] as unknown);
  return new Set(own).size === 1 ? { [outer!]: own[0] } : undefined;
}

/** Why a record has no place, in a few words: `“Mains, fish” is no place here`. */
export function noPlaceText(
  { placeFields, taken }: ContentKind,
  places: readonly PlaceHere[],
  named: readonly string[],
  values: RecordValues,
) {
  const [outer, inner] = placeFields;
  const own: unknown = inner && values[outer!];
  const chosen = own ? places.find(({ set }) => set[outer!] === own)?.names[0] : undefined;
  if (chosen) {
    const steps =
      plainTitle(named[0] ?? '') === plainTitle(chosen) ? named : named.flatMap((name) => name.split(STEPS));
    const rest = steps.slice(1).join(', ').trim();
    const label = taken.fields.find(({ name }) => name === inner)!.label.toLowerCase();
    return rest ? `${chosen} has no “${rest}”` : `No ${label} of ${chosen} named`;
  }
  if (named.length === 0) return 'No place named';
  const last = stepsOf(named).at(-1);
  const isSeveral = places.filter(({ names }) => plainTitle(names.at(-1)!) === last).length > 1;
  return `“${named.join(', ')}” is ${isSeveral ? 'more than one place' : 'no place'} here`;
}

/** The place that a choice of one means, as the value of an option. */
export const placeKey = ({ placeFields }: ContentKind, values: Partial<RecordValues>) =>
  placeFields.every((field) => values[field]) ? placeFields.map((field) => String(values[field])).join('/') : '';

const placeAt = (kind: ContentKind, places: readonly PlaceHere[], key: string) =>
  places.find(({ set }) => key !== '' && placeKey(kind, set) === key);

/** `Lunch › Soups`, of the place that these values mean; `''` where that is none. */
export const placeNameOf = (kind: ContentKind, places: readonly PlaceHere[], values: RecordValues) =>
  placeName(placeAt(kind, places, placeKey(kind, values))?.names ?? []);

/** What a chosen place sets; without one its fields are as in a new form. */
export const placeSet = (kind: ContentKind, places: readonly PlaceHere[], key: string): Partial<RecordValues> =>
  placeAt(kind, places, key)?.set ?? Object.fromEntries(kind.placeFields.map((field) => [field, kind.first[field]]));
