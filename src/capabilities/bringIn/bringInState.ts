import { sameValues } from '@/lib/sameValues';
import { type BringInEvent, type ReadContent } from './bringInEvents';
import { type ContentKind, type PlaceHere } from './contentKind';
import { type Chosen } from './found';
import { changesOf, correctionsOf, goesWithHead, placedBy, withCorrections, without, type Item } from './items';
import { withPlace } from './judge';
import { placeSet } from './place';
import { NOTHING_SENT, withAnswer, withCall, type Sent } from './sent';

/** Where bringing in is. Its texts are in the component that shows them, and never in the store. */
export interface BringInState extends ReadContent {
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
  /** What is chosen for columns while they are read again; null at any other time. */
  wanted: Chosen | null;
  /** How often the open record was filled anew, by the choice of a place or of a column: its form then begins anew. */
  refills: number;
  /** Whether the ledger of a round is open. */
  isSending: boolean;
  /** The ids of those that came in. */
  cameIn: ReadonlySet<number>;
  sent: Sent;
}

export const NOTHING_READ: BringInState = {
  step: 'drop',
  items: [],
  columns: [],
  chosen: {},
  encodings: [],
  notes: [],
  open: null,
  isInRecord: false,
  isSourceShown: false,
  isOnlyToLookAt: false,
  place: '',
  wanted: null,
  refills: 0,
  isSending: false,
  cameIn: new Set(),
  sent: NOTHING_SENT,
};

const changed = (
  state: BringInState,
  isMeant: (item: Item) => boolean,
  change: (item: Item) => Partial<Item>,
): BringInState => ({
  ...state,
  items: state.items.map((item) => (isMeant(item) ? { ...item, ...change(item) } : item)),
});

const withId = (id: number | null) => (item: Item) => item.id === id;

/** Those that name no place go where one was chosen for them. */
function placed(kind: ContentKind, places: readonly PlaceHere[], state: BringInState) {
  const set = placeSet(kind, places, state.place);
  return changed(
    state,
    (item) => goesWithHead(kind, item),
    ({ values }) => ({ values: withPlace(kind, values, set) }),
  );
}

/** With a record open that is left; none is left once all came in. */
function moved(state: BringInState): BringInState {
  const left = state.items.filter(({ id }) => !state.cameIn.has(id));
  const open = left.find(withId(state.open)) ?? left[0];
  return { ...state, open: open?.id ?? null, step: open ? state.step : 'done' };
}

/** Makes the reducer of a section's records. */
export const bringInReducer =
  (kind: ContentKind, places: readonly PlaceHere[]) =>
  (state: BringInState, event: BringInEvent): BringInState => {
    switch (event.type) {
      case 'sourcesRead':
        return moved({ ...NOTHING_READ, ...event.read, step: 'review' });
      case 'workRestored': {
        const { read, place, cameIn, sent } = event;
        return moved({ ...NOTHING_READ, ...read, step: 'review', place, cameIn: new Set(cameIn), sent });
      }
      case 'columnChosen':
        return { ...state, wanted: event.chosen };
      case 'columnsRefused':
        return { ...state, wanted: state.wanted === event.chosen ? null : state.wanted };
      case 'columnsRead': {
        const items = withCorrections(event.read.items, correctionsOf(state.items));
        const valuesOf = (all: readonly Item[]) => all.find(withId(state.open))?.values;
        // A form that shows all of it already keeps its focus.
        const refills = state.refills + (sameValues(valuesOf(state.items), valuesOf(items)) ? 0 : 1);
        // Another column may have been chosen meanwhile,
        const wanted = state.wanted === event.read.chosen ? null : state.wanted;
        const read = { ...state, ...event.read, items, refills, wanted };
        // or another place.
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
      case 'placeGiven': {
        const given = placedBy(kind, placeSet(kind, places, event.place));
        return { ...changed(state, ({ id }) => event.ids.has(id), given), refills: state.refills + 1 };
      }
      case 'lookedOverToggled':
        return { ...state, isOnlyToLookAt: !state.isOnlyToLookAt };
      case 'sourceToggled':
        return { ...state, isSourceShown: !state.isSourceShown };
      case 'filesJoined': {
        const joined = new Map(event.items.map((item) => [item.id, item]));
        const items = state.items.map((item) => joined.get(item.id) ?? item);
        return { ...state, items, notes: [...state.notes, ...event.notes], refills: state.refills + 1 };
      }
      case 'roundOpened':
        return { ...state, isSending: true, sent: { ...state.sent, before: state.sent.before ?? event.here } };
      case 'recordSent':
        return { ...state, sent: withCall(state.sent, event.id, event.key, event.requestId) };
      case 'recordAnswered': {
        const { id, isSaved } = event;
        const cameIn = isSaved ? new Set([...state.cameIn, id]) : state.cameIn;
        const next = { ...state, sent: withAnswer(state.sent, id, isSaved), cameIn };
        return state.isSending ? next : moved(next);
      }
      case 'roundClosed':
        return {
          ...moved({ ...state, isSending: false, isInRecord: false }),
          step: event.isComplete && state.cameIn.size > 0 ? 'done' : 'review',
        };
    }
  };
