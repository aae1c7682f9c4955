import { object, string } from 'yup';
import { bringInReducer, NOTHING_READ, type BringInState } from '@/capabilities/bringIn/bringInState';
import { type ContentKind, type PlaceHere } from '@/capabilities/bringIn/contentKind';
import { type FoundRecord } from '@/capabilities/bringIn/found';
import { toItem, type Item } from '@/capabilities/bringIn/items';
import { placeSet } from '@/capabilities/bringIn/place';

interface Tea {
  [field: string]: string | File | null;
  title: string;
  shelf: string;
  steps: string;
  note: string;
  image: File | null;
}

/** A kind of content that is brought in, as small as one can be. */
export const KIND: ContentKind<Tea> = {
  section: 'Teas',
  path: '/teas',
  noun: 'tea',
  taken: {
    fields: [
      { name: 'title', label: 'Title', kind: 'line', heads: [] },
      { name: 'shelf', label: 'Shelf', kind: 'place', heads: [] },
      { name: 'steps', label: 'Steps', kind: 'lines', heads: [] },
    ],
    exported: {},
  },
  needed: '',
  ifThere: '',
  notRead: '',
  example: '',
  schema: object({
    title: string().trim().required('!'),
    shelf: string().required('!'),
    steps: string().trim().required('!'),
  }),
  first: { title: '', shelf: '', steps: '', note: '', image: null },
  toValues: (fields) => fields,
  placeFields: ['shelf'],
  amountsOf: ({ steps }) => (steps ? '1 step' : 'no steps'),
  hasContent: ({ steps, note }) => Boolean(steps || note),
  contentOf: ({ steps }) => steps,
  sameIn: 'steps',
  looksWrong: ({ note }) => (note === 'hot' ? 'Too hot' : null),
  accept: {},
  withFile: (values, image) => (values.image ? null : { ...values, image }),
  hasPicture: ({ image }) => image !== null,
};

export const PLACES: PlaceHere<Tea>[] = [
  { names: ['Green'], set: { shelf: '1' } },
  { names: ['Black'], set: { shelf: '2' } },
];

/** What was found of one, with what is named of it. */
export const record = (fields: Record<string, string>, changes: Partial<FoundRecord> = {}): FoundRecord => ({
  fields,
  readFrom: {},
  doubts: {},
  notUnderstood: [],
  place: ['Green'],
  source: '',
  from: '',
  ...changes,
});

/** A record with all that is needed. */
export const FULL = { title: 'Sencha', steps: 'Steep.' };

export const itemsOf = (records: readonly FoundRecord[], head = '') =>
  records.map((found, id) =>
    toItem({ kind: KIND, places: PLACES, head: placeSet(KIND, PLACES, head), cameBefore: () => false }, found, id),
  );

export const stateOf = (items: readonly Item[]): BringInState => ({ ...NOTHING_READ, step: 'review', items });
export const reduce = bringInReducer(KIND, PLACES);
