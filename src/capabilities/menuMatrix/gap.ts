import { id, type Id } from '@/services/http/decode';

/** A sub category without a plan for a kcal option. */
export interface Gap {
  subCategoryId: Id;
  kcal: number;
}

/** The id of the dialog that fills a gap, as in `dialog=fillGap:12:1900`. */
export const gapId = ({ subCategoryId, kcal }: Gap) => `${subCategoryId}:${kcal}`;

/** The gap of such an id; null for anything else. */
export function gapOf(named: Id | undefined): Gap | null {
  const [, written = '', kcal] = /^(.+):(\d+)$/.exec(String(named)) ?? [];
  const subCategoryId = id(written);
  return subCategoryId === null ? null : { subCategoryId, kcal: Number(kcal) };
}
