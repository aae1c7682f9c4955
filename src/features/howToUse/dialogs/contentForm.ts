import { mixed, object, string } from 'yup';
import { isFilm } from '@/media/films';
import { id } from '@/services/http/decode';
import { type HelpCategory, type HelpContent, type SaveHelpContent } from '@/services/howToUse';
import { safeLink } from '@/services/media/links';
import { isAddress } from '../howToUseView';

interface MediaValues {
  url: string;
  file: File | null;
}

export interface ContentValues {
  /** An id as the select holds it. */
  category: string;
  title: string;
  description: string;
  /** One field, so that editing either part takes their common error away. */
  media: MediaValues;
}

/** Whether the media stands in the form as its address; other media stay where they are stored. */
const isTyped = (media: string) => isAddress(media) && isFilm(media);

/** The media that is stored and counts where neither an address nor a file is given. */
export const storedMedia = (content: HelpContent | undefined) =>
  content && !isTyped(content.media) ? content.media : '';

/** A file counts before an address. */
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
        return safeLink(url) !== null || createError({ message: 'Video URL must be a web address' });
      }),
      file: mixed<File>().nullable(),
    }),
  });

/** What the add dialog starts with: the category shown, where there is one. */
export const newContent = (category: HelpCategory | undefined): ContentValues => ({
  category: category ? String(category.id) : '',
  title: '',
  description: '',
  media: { url: '', file: null },
});

export const toValues = ({ title, description, media }: HelpContent, category: HelpCategory): ContentValues => ({
  category: String(category.id),
  title,
  description,
  media: { url: isTyped(media) ? media : '', file: null },
});

/** The request of values that passed the schema; without a content one is created. */
export const toRequest = (values: ContentValues, content: HelpContent | undefined): SaveHelpContent => ({
  id: content?.id,
  categoryId: id(values.category)!,
  title: values.title.trim(),
  description: values.description,
  media: values.media.file ?? safeLink(values.media.url),
});
