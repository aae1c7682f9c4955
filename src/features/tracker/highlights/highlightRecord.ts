import { recordKind, recordSource } from '@/screen/record/record';
import { highlightsApi, type Highlight } from '@/services/highlights';

const { listHighlights, renameHighlight } = highlightsApi.endpoints;

export const highlightRecord = recordKind({
  noun: 'highlight',
  endpoint: listHighlights,
  rows: (highlights) => highlights,
  name: ({ title }) => title,
  values: ({ title }: Highlight) => ({ title }),
  required: ['title'],
  labels: { title: 'Title' },
  save: (id, values) => renameHighlight.initiate({ id, ...values }),
});

export const itemRecord = recordSource({
  noun: 'item',
  endpoint: listHighlights,
  rows: (highlights) => highlights.flatMap(({ id, items }) => items.map((each) => ({ ...each, highlightId: id }))),
  name: ({ caption }) => caption,
});
