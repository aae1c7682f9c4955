import { capital } from '@/components/format/capital';
import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type ContentKind, type Here, type PlaceHere, type RecordValues } from './contentKind';
import { findDoubles, type Double, type HereIndex } from './doubles';
import { type Item } from './items';
import { judge, type Judged } from './judge';
import { placeNameOf } from './place';

/** A few words at the end of a row: something to look at, or why nothing is to be done. */
interface Say {
  text: string;
  isToLookAt: boolean;
}

/** A record as the list shows it. */
export interface Row<Values> {
  item: Item<Values>;
  name: string;
  double: Double | undefined;
  say: Say | null;
  /** It cannot be ticked as long as something is missing. */
  canTick: boolean;
  isTicked: boolean;
}

const toLookAt = (text: string): Say => ({ text, isToLookAt: true });
const quiet = (text: string): Say => ({ text, isToLookAt: false });

/** A field as the section calls it. */
const labelOf = <Values extends RecordValues>({ taken }: ContentKind<Values>, field: string) =>
  taken.fields.find(({ name }) => name === field)?.label ?? field;

export const CHOOSE_PLACE = 'Choose a place';

/** `No ingredients`, `3 fields are empty` */
function missingText<Values extends RecordValues>(kind: ContentKind<Values>, missing: readonly string[]) {
  const ofPlace = missing.filter((field) => kind.placeFields.includes(field));
  if (ofPlace.length === missing.length) return CHOOSE_PLACE;
  const [field, more] = missing.filter((each) => !ofPlace.includes(each));
  if (!more && field === kind.fileField?.name) return kind.fileField!.missing;
  return more
    ? `${figure(missing.length - ofPlace.length)} fields are missing`
    : `No ${labelOf(kind, field!).toLowerCase()}`;
}

function sayOf<Values extends RecordValues>(
  kind: ContentKind<Values>,
  item: Item<Values>,
  { missing, looksWrong }: Judged,
  double: Double | undefined,
): Say | null {
  if (!kind.hasContent(item.values)) return quiet(`Not ${/^[aeiou]/.test(kind.noun) ? 'an' : 'a'} ${kind.noun}`);
  if (double?.by === 'here') return quiet('Here already');
  if (double?.by === 'text') return quiet('Twice in the text');
  if (missing.length > 0) return toLookAt(missingText(kind, missing));
  if (double) return toLookAt('Another with this name');
  if (item.unread.length > 0) return toLookAt(`${countOf(item.unread.length, 'line')} not understood`);
  const [doubt] = Object.entries(item.found.doubts).find(([field]) => isAsRead(kind, item, field)) ?? [];
  if (doubt) return toLookAt(item.found.doubts[doubt]!);
  return looksWrong ? toLookAt(looksWrong) : null;
}

/** Whether the field still is what was read; then what was doubtful about it still is. */
const isAsRead = <Values extends RecordValues>(
  kind: ContentKind<Values>,
  { found, values }: Item<Values>,
  name: string,
) => !(name in values) || values[name] === ((kind.toValues(found.fields)[name] ?? kind.first[name]) as unknown);

/** The rows of these records, in their order. */
export function rowsOf<Values extends RecordValues>(
  kind: ContentKind<Values>,
  items: readonly Item<Values>[],
  here: HereIndex,
): Row<Values>[] {
  const judged = items.map(({ id, values }) => ({ id, ...judge(kind, values) }));
  const doubles = findDoubles(judged, here);
  return items.map((item, index) => {
    const double = doubles.get(item.id);
    const canTick = judged[index]!.missing.length === 0;
    const isWanted = item.tick ?? (double === undefined || double.by === 'named');
    return {
      item,
      name: titleOf(item.values.title),
      double,
      say: sayOf(kind, item, judged[index]!, double),
      canTick,
      isTicked: canTick && isWanted,
    };
  });
}

/** The line below a record's name: its place, or why it has none, and how much is in it. */
export function detailsOf<Values extends RecordValues>(
  kind: ContentKind<Values>,
  places: readonly PlaceHere<Values>[],
  { found, values }: Item<Values>,
): string[] {
  const amounts = kind.amountsOf(values);
  if (kind.placeFields.length === 0 || !kind.hasContent(values)) return [amounts];
  const place = placeNameOf(kind, places, values);
  if (place) return [place, amounts];
  return found.place.length > 0 ? [noPlaceText(found.place)] : ['No place named', amounts];
}

/** `“Mains, fish” is no place here` */
const noPlaceText = (named: readonly string[]) => `“${named.join(', ')}” is no place here`;

/** Why a record was left out, in a sentence. */
export function leftOutText<Values extends RecordValues>(kind: ContentKind<Values>, row: Row<Values>): string {
  const { double, item, canTick, say } = row;
  const { found, values } = item;
  if (double?.by === 'here') return hereText(kind, double.row);
  if (double?.by === 'text') return `Twice in the text, with the same ${kind.sameIn}`;
  if (!kind.hasContent(values))
    return `${capital(kind.amountsOf(values)).replace(', no ', ' and no ')} were found in it`;
  if (say?.text === CHOOSE_PLACE)
    return found.place.length > 0 ? `${noPlaceText(found.place)}, and none was chosen` : 'No place was chosen';
  return !canTick && say ? say.text : 'It was not ticked';
}

/** `Here already in Lunch › Soups, with the same ingredients` */
export const hereText = <Values extends RecordValues>({ sameIn }: ContentKind<Values>, { place }: Here) =>
  `Here already${place && ` in ${place}`}, with the same ${sameIn}`;
