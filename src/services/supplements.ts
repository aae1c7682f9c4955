import { type Folder } from './folders';
import { api } from './http/api';
import { id, list, text, type Id, type Wire } from './http/decode';
import { entities, rows } from './http/decodeRows';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess } from './http/tags';

/** A supplement that members are advised to take. */
export interface Supplement {
  id: Id;
  title: string;
  description: string;
  folderId: Id | null;
  externalLink: string;
  dosage: string;
  /** Stored name of the picture. */
  image: string;
}

export type SupplementFolder = Folder<Supplement>;

/** Without an image the stored one is kept; without an id a supplement is created. */
export interface SaveSupplement {
  id?: Id;
  title: string;
  description: string;
  folderId: Id;
  externalLink: string;
  dosage: string;
  image: File | null;
}

function toSupplement(row: Wire): Supplement | null {
  const supplementId = id(row.id);
  if (supplementId === null) return null;
  return {
    id: supplementId,
    title: text(row.title),
    description: text(row.description),
    folderId: id(row.supplementsCategoryId),
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
    items: entities(list(row.supplements, 'supplements'), toSupplement),
  };
}

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
    saveSupplement: build.mutation<null, SaveSupplement>({
      query: ({ id: supplementId, title, description, folderId, externalLink, dosage, image }) =>
        postForm(supplementId === undefined ? 'supplements/create' : 'supplements/update', {
          title,
          description,
          supplementCategoryId: folderId,
          externalLink,
          dosage,
          image,
          id: supplementId,
        }),
      invalidatesTags: onSuccess('Supplement'),
    }),
    deleteSupplement: build.mutation<null, Id>({
      query: (supplementId) => post('supplements/delete', { id: supplementId }),
      invalidatesTags: onSuccess('Supplement'),
    }),
  }),
});

export const {
  useListSupplementsQuery,
  useCreateSupplementFolderMutation,
  useSaveSupplementMutation,
  useDeleteSupplementMutation,
} = supplementsApi;
