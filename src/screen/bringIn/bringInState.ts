import { sameValues } from '@/lib/sameValues';
import { type ContentKind, type PlaceHere, type RecordValues } from './contentKind';
import { type Column } from './found';
import { correctionsOf, goesWithHead, withCorrections, without, type Item } from './items';
import { withPlace } from './judge';
import { placeSet } from './place';

/** What a reading brought. */
export interface ReadContent<Values> {
  items: readonly Item<Values>[];
  columns: readonly Column[];
  notes: readonly string[];
}

/** Where bringing in is. Its texts are in the component that shows them, and never in the store. */
export interface BringInState<Values> extends ReadContent<Values> {
  step: 'drop' | 'review' | 'done';
  /** The record that is open beside the list, by its id. */
  open: number | null;
  /** Whether it was gone into, which is what a narrow window shows. */
  isInRecord: boolean;
  /** Whether its text as it was is unfolded. */
  isSourceShown: boolean;
  isOnlyToLookAt: boolean;
  /** The place of those that name none, as `placeKey` has it; `''` while none is chosen. */
  place: string;
  /** How often the open record was filled anew, by the choice of a place or of a column: its form then begins anew. */
  refills: number;
  /** Whether the ledger of a round is open. */
  isSending: boolean;
  /** The ids of those that came in. */
  cameIn: ReadonlySet<number>;
}

export const NOTHING_READ: BringInState<never> = {
  step: 'drop',
  items: [],
  columns: [],
  notes: [],
  open: null,
  isInRecord: false,
  isSourceShown: false,
  isOnlyToLookAt: false,
  place: '',
  refills: 0,
  isSending: false,
  cameIn: new Set(),
};

type BringInEvent<Values> =
  | { type: 'sourcesRead'; read: ReadContent<Values>; place: string }
  | { type: 'columnsRead'; read: ReadContent<Values>; place: string }
  | { type: 'startedAgain' }
  | { type: 'recordOpened'; id: number; isSourceShown?: boolean }
  | { type: 'recordEntered'; id: number }
  | { type: 'recordLeft' }
  | { type: 'recordChanged'; id: number; values: Values }
  | { type: 'lineSettled'; id: number; line: string }
  | { type: 'recordsTicked'; ids: ReadonlySet<number>; isTicked: boolean }
  | { type: 'placeChosen'; place: string }
  | { type: 'lookedOverToggled' }
  | { type: 'sourceToggled' }
  | { type: 'roundOpened' }
  | { type: 'roundClosed'; cameIn: readonly number[]; isComplete: boolean };

const changed = <Values>(
  state: BringInState<Values>,
  isMeant: (item: Item<Values>) => boolean,
  change: (item: Item<Values>) => Partial<Item<Values>>,
): BringInState<Values> => ({
  ...state,
  items: state.items.map((item) => (isMeant(item) ? { ...item, ...change(item) } : item)),
});

/** The fields that are others now; those of a place belong together. */
function changesOf<Values extends RecordValues>(
  { placeFields }: ContentKind<Values>,
  before: Values,
  after: Values,
): Partial<Values> {
  const isOther = (field: string) => !sameValues(before[field], after[field]);
  const isMoved = placeFields.some(isOther);
  const fields = Object.keys(after).filter((field) => isOther(field) || (isMoved && placeFields.includes(field)));
  return Object.fromEntries(fields.map((field) => [field, after[field]])) as Partial<Values>;
}

const withId = (id: number | null) => (item: Item<unknown>) => item.id === id;

/** Those that name no place go where one was chosen for them. */
function placed<Values extends RecordValues>(
  kind: ContentKind<Values>,
  places: readonly PlaceHere<Values>[],
  state: BringInState<Values>,
) {
  const set = placeSet(kind, places, state.place);
  return changed(
    state,
    (item) => goesWithHead(kind, item),
    ({ values }) => ({ values: withPlace(kind, values, set) }),
  );
}

/** Makes the reducer of a section's records. */
export const bringInReducer =
  <Values extends RecordValues>(kind: ContentKind<Values>, places: readonly PlaceHere<Values>[]) =>
  (state: BringInState<Values>, event: BringInEvent<Values>): BringInState<Values> => {
    switch (event.type) {
      case 'sourcesRead': {
        const [first] = event.read.items;
        return { ...NOTHING_READ, ...event.read, step: 'review', open: first?.id ?? null, place: event.place };
      }
      case 'columnsRead': {
        const items = withCorrections(event.read.items, correctionsOf(state.items));
        const valuesOf = (all: readonly Item<Values>[]) => all.find(withId(state.open))?.values;
        // A form that shows all of it already keeps its focus.
        const refills = state.refills + (sameValues(valuesOf(state.items), valuesOf(items)) ? 0 : 1);
        const read = { ...state, ...event.read, items, refills };
        // Another place may have been chosen meanwhile.
        return event.place === state.place ? read : placed(kind, places, read);
      }
      case 'startedAgain':
        return NOTHING_READ;
      case 'recordOpened':
        return { ...state, step: 'review', open: event.id, isSourceShown: event.isSourceShown ?? false };
      case 'recordEntered':
        return { ...state, step: 'review', open: event.id, isInRecord: true };
      case 'recordLeft':
        return { ...state, isInRecord: false };
      case 'recordChanged':
        return changed(state, withId(event.id), ({ values, changes }) => ({
          values: event.values,
          changes: { ...changes, ...changesOf(kind, values, event.values) },
        }));
      case 'lineSettled':
        return changed(state, withId(event.id), ({ unread, settled }) => ({
          unread: without(unread, [event.line]),
          settled: [...settled, event.line],
        }));
      case 'recordsTicked':
        return changed(
          state,
          ({ id }) => event.ids.has(id),
          () => ({ tick: event.isTicked }),
        );
      case 'placeChosen':
        return placed(kind, places, { ...state, place: event.place, refills: state.refills + 1 });
      case 'lookedOverToggled':
        return { ...state, isOnlyToLookAt: !state.isOnlyToLookAt };
      case 'sourceToggled':
        return { ...state, isSourceShown: !state.isSourceShown };
      case 'roundOpened':
        return { ...state, isSending: true };
      case 'roundClosed': {
        const cameIn = new Set([...state.cameIn, ...event.cameIn]);
        const left = state.items.find(({ id }) => !cameIn.has(id));
        const open = state.open !== null && cameIn.has(state.open) ? (left?.id ?? null) : state.open;
        return {
          ...state,
          cameIn,
          open,
          isInRecord: false,
          isSending: false,
          step: event.isComplete ? 'done' : 'review',
        };
      }
    }
  };
