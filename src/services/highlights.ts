import { isFilm } from '@/media/films';
import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { jsonList, record, text, type Id, type Wire } from './http/decode';
import { amount, entities, number, rows, withId, type Decoded } from './http/decodeRows';
import { postForm } from './http/postForm';
import { patchCached } from './http/patchCached';
import { post, type Call } from './http/request';
import { ifUnclear, onSuccess } from './http/tags';
import { noteFault } from './http/unread';

interface SaveItem {
  caption: string;
  /** Seconds. */
  duration: number | string;
  media: File | null;
}

/** A new highlight with its first item. */
export interface CreateHighlight extends SaveItem {
  title: string;
}

/** Without a file the stored one is kept; without an id an item is created. */
export interface SaveHighlightItem extends SaveItem {
  highlightId: Id;
  id?: Id;
}

/** By its type; if that is neither `video` nor `photo`, by the file name. */
function isVideo(row: Wire) {
  const type = text(row.mediaType).trim().toLowerCase();
  if (['video', 'photo'].includes(type)) return type === 'video';
  if (type) noteFault('word', 'mediaType');
  return isFilm(text(row.mediaUrl));
}

const toItem = withId((row) => ({
  /** Stored name of the picture or film, `''` if there is none. */
  media: text(row.mediaUrl),
  isVideo: isVideo(row),
  caption: text(row.caption),
  /** Seconds; text that is no number as it is stored (`1:30`). */
  duration: amount(row.duration, 'duration'),
  viewedCount: number(row.viewedCount, 'viewedCount'),
  createdAt: text(row.createdAt),
}));

/** A picture or film of a highlight. */
export type HighlightItem = Decoded<typeof toItem>;

const toHighlight = withId((row) => ({
  title: text(row.title),
  createdAt: text(row.createdAt),
  items: entities(jsonList(row.highlightItems, 'highlightItems'), toItem),
}));

/** A story-like collection of pictures and films. */
export type Highlight = Decoded<typeof toHighlight>;

/** The saved item, at `data`; null if the reply has none. */
const savedItem: Call['decode'] = (body) => toItem(record(record(body).data));

const updateCachedHighlights = (change: (highlights: readonly Highlight[]) => readonly Highlight[]) =>
  patchCached(highlightsApi.endpoints.listHighlights, undefined, change);

const updateCachedItems = (highlightId: Id, change: (items: readonly HighlightItem[]) => readonly HighlightItem[]) =>
  updateCachedHighlights((highlights) =>
    highlights.map((highlight) =>
      highlight.id === highlightId ? { ...highlight, items: change(highlight.items) } : highlight,
    ),
  );

/** Replaces the item, or adds it at the end. */
const withItem = (items: readonly HighlightItem[], item: HighlightItem) =>
  items.some(({ id: known }) => known === item.id)
    ? items.map((known) => (known.id === item.id ? item : known))
    : [...items, item];

export const highlightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHighlights: build.query<readonly Highlight[], void>({
      query: () => post('highlights/list', {}, (body) => entities(rows(body, 'highlights'), toHighlight)),
      providesTags: ['Highlight'],
    }),
    createHighlight: build.mutation<null, CreateHighlight>({
      query: ({ media, title, caption, duration }) =>
        postForm('highlights/create', { media, title, caption, duration }),
      invalidatesTags: onSuccess('Highlight'),
    }),
    renameHighlight: build.mutation<null, { id: Id; title: string }>({
      query: ({ id: highlightId, title }) => post('highlights/update', { title, highlightId }),
      invalidatesTags: onSuccess('Highlight'),
    }),
    deleteHighlight: build.mutation<null, Id>({
      query: (highlightId) => post('highlights/delete', { id: highlightId }),
      onQueryStarted: (highlightId, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () =>
          dispatch(
            updateCachedHighlights((highlights) => highlights.filter((highlight) => highlight.id !== highlightId)),
          ),
        ),
      invalidatesTags: ifUnclear('Highlight'),
    }),
    /** The cached list takes the item from the reply; if it has none, the list loads again. */
    saveHighlightItem: build.mutation<HighlightItem | null, SaveHighlightItem>({
      query: ({ id: itemId, highlightId, media, caption, duration }) =>
        itemId === undefined
          ? postForm('highlights/create/items', { highlightId, media, caption, duration }, savedItem)
          : postForm(
              'highlights/update/item',
              { id: itemId, highlightItemId: itemId, media, caption, duration },
              savedItem,
            ),
      onQueryStarted: ({ highlightId }, { dispatch, queryFulfilled }) =>
        afterSuccess(
          queryFulfilled,
          (item) => item && dispatch(updateCachedItems(highlightId, (items) => withItem(items, item))),
        ),
      invalidatesTags: (item, error) => (item ? ifUnclear : onSuccess)('Highlight')(item, error),
    }),
    deleteHighlightItem: build.mutation<null, { highlightId: Id; id: Id }>({
      query: ({ id: itemId }) => post('highlights/delete/item', { id: itemId }),
      onQueryStarted: ({ highlightId, id: itemId }, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () =>
          dispatch(updateCachedItems(highlightId, (items) => items.filter((item) => item.id !== itemId))),
        ),
      invalidatesTags: ifUnclear('Highlight'),
    }),
  }),
});

export const {
  useListHighlightsQuery,
  useCreateHighlightMutation,
  useRenameHighlightMutation,
  useDeleteHighlightMutation,
  useSaveHighlightItemMutation,
  useDeleteHighlightItemMutation,
} = highlightsApi;
