import { mixed, object, string } from 'yup';
import { unlessStored } from '@/components/form/rules';
import { readFigure } from '@/lib/readFigure';
import { type HighlightItem } from '@/services/highlights';

export interface ItemValues {
  media: File | null;
  caption: string;
  /** Seconds, as typed. */
  duration: string;
}

export const NEW_ITEM: ItemValues = { media: null, caption: '', duration: '' };

/** Seconds as typed; null for what is no positive number. */
const secondsOf = (typed = '') => readFigure(typed)?.value || null;

const fields = {
  caption: string().trim().required('Caption is required.'),
  duration: string().test('positive', 'Duration must be a positive number.', (typed) => secondsOf(typed) !== null),
};

export const newItemSchema = object({ media: mixed<File>().required('Media file is required.'), ...fields });

/** Without a file the stored one is kept. */
export const editedItemSchema = ({ duration }: Pick<HighlightItem, 'duration'>) =>
  object({ media: mixed<File>().nullable(), ...fields, duration: unlessStored(String(duration), fields.duration) });

export const toValues = ({ caption, duration }: HighlightItem): ItemValues => ({
  media: null,
  caption,
  duration: String(duration),
});

/** A film's length as one would type it: with one decimal, and never 0. */
export const toDuration = (seconds: number) => String(Math.max(1, Math.round(seconds * 10)) / 10);

/** The fields of a request for values that passed the schema; a stored duration that is no number goes as it is. */
export const toFields = ({ media, caption, duration }: ItemValues) => ({
  media,
  caption: caption.trim(),
  duration: secondsOf(duration) ?? duration,
});
