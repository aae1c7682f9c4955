import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { nameIn, type ContentKind, type Here, type PlaceHere } from './contentKind';
import { findDoubles, type Double, type HereIndex } from './doubles';
import { lacksFile, type Item } from './items';
import { judge, type Judged } from './judge';
import { noPlaceText, placeNameOf } from './place';
import { NOTHING_SENT, type Sent } from './sent';

/** A few words at the end of a row: something to look at, or why nothing is to be done. */
interface Say {
  text: string;
  isToLookAt: boolean;
}

/** A record as the list shows it. */
export interface Row {
  item: Item;
  name: string;
  double: Double | undefined;
  say: Say | null;
  /** It cannot be ticked as long as something is missing. */
  canTick: boolean;
  /** Whether nothing is missing but its place, or a part of that. */
  lacksPlace: boolean;
  isTicked: boolean;
}

const toLookAt = (text: string): Say => ({ text, isToLookAt: true });
const quiet = (text: string): Say => ({ text, isToLookAt: false });

/** A field as the section calls it. */
const labelOf = ({ taken }: ContentKind, field: string) =>
  taken.fields.find(({ name }) => name === field)?.label ?? field;

/** `No ingredients`, `3 fields are empty` */
function missingText(kind: ContentKind, missing: readonly string[]) {
  const ofPlace = missing.filter((field) => kind.placeFields.includes(field));
  if (ofPlace.length === missing.length)
    return ofPlace.includes(kind.placeFields[0]!)
      ? 'Choose a place'
      : `Choose a ${labelOf(kind, ofPlace[0]!).toLowerCase()}`;
  const [field, more] = missing.filter((each) => !ofPlace.includes(each));
  if (!more && field === kind.fileField?.name) return kind.fileField!.missing;
  return more
    ? `${figure(missing.length - ofPlace.length)} fields are missing`
    : `No ${labelOf(kind, field!).toLowerCase()}`;
}

function sayOf(
  kind: ContentKind,
  item: Item,
  { missing, looksWrong }: Judged,
  double: Double | undefined,
  isUnanswered: boolean,
): Say | null {
  if (!kind.hasContent(item.values)) return quiet(`Not ${/^[aeiou]/.test(kind.noun) ? 'an' : 'a'} ${kind.noun}`);
  if (double?.by === 'here') return quiet('Here already');
  if (double?.by === 'text') return quiet('Twice in the text');
  if (item.cameBefore) return quiet('Came in before');
  if (isUnanswered) return toLookAt('Not known whether it was saved');
  if (missing.length > 0) return toLookAt(missingText(kind, missing));
  if (lacksFile(item)) return toLookAt('Choose its file again');
  if (double) return toLookAt('Another with this name');
  if (item.unread.length > 0) return toLookAt(`${countOf(item.unread.length, 'line')} not understood`);
  const doubt = doubtOf(kind, item);
  if (doubt) return toLookAt(doubt);
  return looksWrong ? toLookAt(looksWrong) : null;
}

/** Whether the field still is what was read; then what was doubtful about it still is. */
const isAsRead = (kind: ContentKind, { found, values }: Item, name: string) =>
  !(name in values) || values[name] === ((kind.toValues(found.fields)[name] ?? kind.first[name]) as unknown);

/** What is doubtful about it still, in a few words. */
const doubtOf = (kind: ContentKind, item: Item) =>
  Object.entries(item.found.doubts).find(([field]) => isAsRead(kind, item, field))?.[1] ?? kind.doubtful?.(item.values);

/** The rows of these records, in their order. What is here by its name, or doubtful, is ticked by a person alone. */
export function rowsOf(
  kind: ContentKind,
  items: readonly Item[],
  here: HereIndex,
  { unanswered }: Pick<Sent, 'unanswered'> = NOTHING_SENT,
): Row[] {
  const judged = items.map(({ id, values }) => ({ id, ...judge(kind, values) }));
  const doubles = findDoubles(judged, here);
  return items.map((item, index) => {
    const double = doubles.get(item.id);
    const { missing } = judged[index]!;
    const canTick = missing.length === 0;
    const isWanted = item.tick ?? !(double || item.cameBefore || lacksFile(item) || doubtOf(kind, item));
    return {
      item,
      name: titleOf(nameIn(kind, item.values)),
      double,
      say: sayOf(kind, item, judged[index]!, double, item.id in unanswered),
      canTick,
      lacksPlace: !canTick && missing.every((field) => kind.placeFields.includes(field)),
      isTicked: canTick && isWanted,
    };
  });
}

/** The line below a record's name: its place, or why it has none, and how much is in it. */
export function detailsOf(kind: ContentKind, places: readonly PlaceHere[], { found, values }: Item): string[] {
  const amounts = kind.amountsOf(values);
  if (kind.placeFields.length === 0 || !kind.hasContent(values)) return [amounts];
  const place = placeNameOf(kind, places, values);
  if (place) return [place, amounts];
  return [noPlaceText(kind, places, found.place, values), ...(found.place.length > 0 ? [] : [amounts])];
}

/** Why a record was left out, in a sentence. */
export function leftOutText(
  kind: ContentKind,
  places: readonly PlaceHere[],
  { double, item, canTick, lacksPlace, say }: Row,
): string {
  const { found, values } = item;
  if (double?.by === 'here') return hereText(kind, double.row);
  if (double?.by === 'text') return `Twice in the text, with the same ${kind.sameIn}`;
  if (item.cameBefore) return 'It came in before, and was corrected';
  if (!kind.hasContent(values)) return `It has ${kind.amountsOf(values).replace(', no ', ' and no ')}`;
  if (lacksPlace)
    return found.place.length > 0
      ? `${noPlaceText(kind, places, found.place, values)}, and none was chosen`
      : 'No place was chosen';
  return !canTick && say ? say.text : 'It was not ticked';
}

/** `Here already in Lunch › Soups, with the same ingredients` */
export const hereText = ({ sameIn }: ContentKind, { place }: Here) =>
  `Here already${place && ` in ${place}`}, with the same ${sameIn}`;
