import { api } from './http/api';
import { list, text, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';

const toSupplement = (folderId: Id) =>
  withId((row) => ({
    title: text(row.title),
    description: text(row.description),
    /** The folder that lists it, whatever folder its row names. */
    folderId,
    externalLink: text(row.externalLink),
    dosage: text(row.dosage),
    /** Stored name of the picture. */
    image: text(row.image),
  }));

/** A supplement that members are advised to take. */
export type Supplement = Decoded<ReturnType<typeof toSupplement>>;

const toFolder = withId((row, id) => ({
  title: text(row.title),
  items: entities(list(row.supplements, 'supplements'), toSupplement(id)),
}));

export type SupplementFolder = Decoded<typeof toFolder>;

/** Without an image the stored one is kept; without an id a supplement is created. */
export interface SaveSupplement extends Omit<Supplement, 'id' | 'image'>, InRound {
  id?: Id;
  image: File | null;
}

const save = ({ id: supplementId, folderId, ...supplement }: SaveSupplement) =>
  postForm(supplementId === undefined ? 'supplements/create' : 'supplements/update', {
    title: supplement.title,
    description: supplement.description,
    supplementCategoryId: folderId,
    externalLink: supplement.externalLink,
    dosage: supplement.dosage,
    image: supplement.image,
    id: supplementId,
  });

const remove = ({ id: supplementId }: ById) => post('supplements/delete', { id: supplementId });

export const supplementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSupplements: build.query<readonly SupplementFolder[], void>({
      query: () => post('supplements/list', {}, (body) => entities(rows(body), toFolder)),
      providesTags: ['Supplement'],
    }),
    createSupplementFolder: build.mutation<null, string>({
      query: (title) => post('supplements/create/category', { title }),
      invalidatesTags: onSuccess('Supplement'),
    }),
    saveSupplement: build.mutation<null, SaveSupplement>({ query: save, invalidatesTags: onSuccess('Supplement') }),
    deleteSupplement: build.mutation<null, ById>({ query: remove, invalidatesTags: onSuccess('Supplement') }),
  }),
});

/** Loads everything that shows supplements again, in all tabs. */
export const invalidateSupplements = () => api.util.invalidateTags([...tellChange(['Supplement'])]);

export const {
  useListSupplementsQuery,
  useCreateSupplementFolderMutation,
  useSaveSupplementMutation,
  useDeleteSupplementMutation,
} = supplementsApi;
