import { type Folder } from './folders';
import { api } from './http/api';
import { id, list, text, type Id, type Wire } from './http/decode';
import { entities, rows } from './http/decodeRows';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';

/** A supplement that members are advised to take. */
export interface Supplement {
  id: Id;
  title: string;
  description: string;
  /** The folder that lists it, whatever folder its row names. */
  folderId: Id;
  externalLink: string;
  dosage: string;
  /** Stored name of the picture. */
  image: string;
}

export type SupplementFolder = Folder<Supplement>;

/** Without an image the stored one is kept; without an id a supplement is created. */
export interface SaveSupplement extends InRound {
  id?: Id;
  title: string;
  description: string;
  folderId: Id;
  externalLink: string;
  dosage: string;
  image: File | null;
}

function toSupplement(row: Wire, folderId: Id): Supplement | null {
  const supplementId = id(row.id);
  if (supplementId === null) return null;
  return {
    id: supplementId,
    title: text(row.title),
    description: text(row.description),
    folderId,
    externalLink: text(row.externalLink),
    dosage: text(row.dosage),
    image: text(row.image),
  };
}

function toFolder(row: Wire): SupplementFolder | null {
  const folderId = id(row.id);
  if (folderId === null) return null;
  return {
    id: folderId,
    title: text(row.title),
    items: entities(list(row.supplements, 'supplements'), (each) => toSupplement(each, folderId)),
  };
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
