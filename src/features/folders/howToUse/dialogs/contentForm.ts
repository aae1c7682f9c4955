import { mixed, object, string } from 'yup';
import { id, type Id } from '@/services/http/decode';
import { type HelpCategory, type HelpContent, type SaveHelpContent } from '@/services/howToUse';
import { safeLink } from '@/services/media/links';
import { isFilmAddress } from '../mediaAddress';

interface MediaValues {
  url: string;
  file: File | null;
}

export interface ContentValues {
  /** An id as text, for the select. */
  category: string;
  title: string;
  description: string;
  /** One field, so that editing either part clears their common error. */
  media: MediaValues;
}

/** The stored media that is kept if the form has neither an address nor a file. The address of a film is in the form. */
export const storedMedia = (content: HelpContent | undefined) =>
  content && !isFilmAddress(content.media) ? content.media : '';

/** If there is a file, the address is not used. */
export const contentSchema = (content: HelpContent | undefined) =>
  object({
    category: string().required('Category is required'),
    title: string().trim().required('Title is required'),
    description: string().trim().required('Description is required'),
    media: object({
      url: string().test((typed, { parent, createError }) => {
        const url = typed?.trim() ?? '';
        if ((parent as MediaValues).file || (!url && storedMedia(content))) return true;
        if (!url) return createError({ message: 'Video URL or Image is required' });
        return (
          safeLink(url) !== null ||
          typed === content?.media ||
          createError({ message: 'Video URL must be a web address' })
        );
      }),
      file: mixed<File>().nullable(),
    }),
  });

/** The first values of a new content, in the shown category, if there is one. */
export const newContent = (category: HelpCategory | undefined): ContentValues => ({
  category: category ? String(category.id) : '',
  title: '',
  description: '',
  media: { url: '', file: null },
});

export const toValues = ({ categoryId, title, description, media }: HelpContent): ContentValues => ({
  category: String(categoryId),
  title,
  description,
  media: { url: isFilmAddress(media) ? media : '', file: null },
});

/** The request for values that passed the schema; without an id a content is created. */
export const toRequest = (values: ContentValues, contentId?: Id): SaveHelpContent => ({
  id: contentId,
  categoryId: id(values.category)!,
  title: values.title.trim(),
  description: values.description,
  media: values.media.file ?? safeLink(values.media.url),
});
