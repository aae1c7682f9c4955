import { safely } from '@/lib/safely';
import { type UrlField } from '@/screen/urlFields';
import { id, type Id } from '@/services/http/decode';
import { KCAL_OPTIONS } from './kcal';

/** `1300,1500`; a value that is not an option is ignored. Pushes no history entry, so that ticking does not fill it. */
export const kcalField: UrlField<number[]> = {
  read: (text) => {
    const written = text.split(',');
    const found = KCAL_OPTIONS.filter((kcal) => written.includes(String(kcal)));
    return found.length > 0 ? found : undefined;
  },
  write: (kcal) => kcal.join(','),
  isStep: false,
};

/** The chosen sub category of each meal type. */
export type ShownSubCategories = Record<string, Id>;

/** Pairs such as `3 meal:12`, with commas between them; meal types are encoded, as they may contain both characters. */
export const subCategoryField: UrlField<ShownSubCategories> = {
  read: (text) => {
    const pairs = text.split(',').flatMap((part) => {
      const [, mealType = '', written = ''] = /^([^:]*):(.+)$/.exec(part) ?? [];
      const subCategoryId = id(written);
      return subCategoryId === null ? [] : [[decoded(mealType), subCategoryId] as const];
    });
    return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
  },
  write: (shown) =>
    Object.entries(shown)
      .map(([mealType, subCategoryId]) => `${mealType.replace(/[%:,]/g, encodeURIComponent)}:${subCategoryId}`)
      .join(','),
  isStep: true,
};

const decoded = (text: string) => safely(() => decodeURIComponent(text)) ?? text;
