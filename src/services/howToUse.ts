import { api } from './http/api';
import { list, text, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';

const toContent = (categoryId: Id) =>
  withId((row) => ({
    categoryId,
    title: text(row.title),
    description: text(row.description),
    /** Stored name of the picture or film, or the address of a film. */
    media: text(row.media),
  }));

/** Help for members. */
export type HelpContent = Decoded<ReturnType<typeof toContent>>;

const toCategory = withId((row, id) => ({
  title: text(row.title),
  items: entities(list(row.howTouses, 'howTouses'), toContent(id)),
}));

export type HelpCategory = Decoded<typeof toCategory>;

/** Null as media keeps the stored one, a text is the address of a film. Without an id a content is created. */
export interface SaveHelpContent extends Omit<HelpContent, 'id' | 'media'>, InRound {
  id?: Id;
  media: File | string | null;
}

const save = ({ id: contentId, media, categoryId, title, description }: SaveHelpContent) =>
  postForm(contentId === undefined ? 'howToUse/create' : 'howToUse/update', {
    media,
    categoryId,
    title,
    description,
    id: contentId,
  });

const remove = ({ id: contentId }: ById) => post('howToUse/delete', { id: contentId });

export const howToUseApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHowToUse: build.query<readonly HelpCategory[], void>({
      query: () => post('howToUse/list', {}, (body) => entities(rows(body, 'howToUse'), toCategory)),
      providesTags: ['HowToUse'],
    }),
    createHelpCategory: build.mutation<null, string>({
      query: (title) => post('howToUse/createCategory', { title }),
      invalidatesTags: onSuccess('HowToUse'),
    }),
    saveHelpContent: build.mutation<null, SaveHelpContent>({ query: save, invalidatesTags: onSuccess('HowToUse') }),
    deleteHelpContent: build.mutation<null, ById>({ query: remove, invalidatesTags: onSuccess('HowToUse') }),
  }),
});

/** Loads everything that shows help again, in all tabs. */
export const invalidateHowToUse = () => api.util.invalidateTags([...tellChange(['HowToUse'])]);

export const {
  useListHowToUseQuery,
  useCreateHelpCategoryMutation,
  useSaveHelpContentMutation,
  useDeleteHelpContentMutation,
} = howToUseApi;
