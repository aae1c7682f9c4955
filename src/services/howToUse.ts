import { type Folder } from './folders';
import { api } from './http/api';
import { id, list, text, type Id, type Wire } from './http/decode';
import { entities, rows } from './http/decodeRows';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';

/** Help for members. */
export interface HelpContent {
  id: Id;
  categoryId: Id;
  title: string;
  description: string;
  /** Stored name of the picture or film, or the address of a film. */
  media: string;
}

export type HelpCategory = Folder<HelpContent>;

/** Null as media keeps the stored one, a text is the address of a film. Without an id a content is created. */
export interface SaveHelpContent extends InRound {
  id?: Id;
  categoryId: Id;
  title: string;
  description: string;
  media: File | string | null;
}

function toCategory(row: Wire): HelpCategory | null {
  const categoryId = id(row.id);
  if (categoryId === null) return null;
  const items = entities(list(row.howTouses, 'howTouses'), (content) => {
    const contentId = id(content.id);
    if (contentId === null) return null;
    return {
      id: contentId,
      categoryId,
      title: text(content.title),
      description: text(content.description),
      media: text(content.media),
    };
  });
  return { id: categoryId, title: text(row.title), items };
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
