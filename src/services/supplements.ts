import { api } from './api';
import { entities, id, list, rows, text, type Id, type Wire } from './decode';
import { post } from './request';

interface Supplement {
  id: Id;
  title: string;
  description: string;
  folderId: Id | null;
  externalLink: string;
  dosage: string;
  /** Stored name of the picture. */
  image: string;
}

export interface SupplementFolder {
  id: Id;
  title: string;
  supplements: readonly Supplement[];
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
  return { id: folderId, title: text(row.title), supplements: entities(list(row.supplements), toSupplement) };
}

/** §7 Supplements. */
export const supplementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSupplements: build.query<readonly SupplementFolder[], void>({
      query: () => post('supplements/list', {}, (body) => entities(rows(body), toFolder)),
      providesTags: ['Supplement'],
    }),
  }),
});

export const { useListSupplementsQuery } = supplementsApi;
