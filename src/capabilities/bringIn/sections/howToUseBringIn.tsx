import { IMAGES_AND_VIDEOS } from '@/components/upload/accept';
import { type ContentKind } from '../contentKind';
import { recordBringIn } from '../recordBringIn';
import { descriptionField, titleField, WORDS } from '../words';
import { folderName, folderPlaces, shownFolder } from './folderPlaces';
import { howToUseApi, type HelpCategory } from '@/services/howToUse';
import { safeLink } from '@/services/media/links';
import { useFolderId } from '@/features/folders/cardsSpec';
import { contentRecord } from '@/features/folders/howToUse/contentRecord';
import { ContentFields } from '@/features/folders/howToUse/dialogs/ContentDialog';
import {
  contentSchema,
  newContent,
  toRequest,
  type ContentValues,
} from '@/features/folders/howToUse/dialogs/contentForm';
import { isFilmAddress } from '@/features/folders/howToUse/mediaAddress';

const EXAMPLE = `How to log a meal
Category: First steps
Description: Open the diary, choose the meal and what you ate.
Link: https://films.example/log-a-meal
`;

/** By what two of a title are the same: the server names files as it likes, so that of those only the text counts. */
const contentIn = (media: string | null, description: string) => (media && isFilmAddress(media) ? media : description);

/** How help is brought in. */
export const HELP_KIND: ContentKind<ContentValues> = {
  section: 'How to use',
  path: '/how-to-use',
  noun: 'help text',
  taken: {
    fields: [
      titleField('question', 'q', 'topic', 'frequently asked question', 'frage', 'سوال', 'السؤال'),
      { name: 'category', label: 'Category', kind: 'place', ...WORDS.folder },
      descriptionField(...WORDS.steps.heads, 'answer', 'a', 'reply', 'explanation', 'antwort', 'جواب', 'الجواب'),
      { name: 'media', label: 'Video URL', kind: 'link', ...WORDS.link },
    ],
    exported: { Title: 'title', Description: 'description', Media: 'media' },
  },
  needed: 'Title, a category, description, and an address or a picture',
  ifThere: '',
  notRead: 'Pictures in the text. A picture or film with the name of its content is taken.',
  example: EXAMPLE,
  schema: contentSchema(undefined),
  first: newContent(undefined),
  toValues: ({ media, ...fields }) => ({ ...fields, media: { url: media ?? '', file: null } }),
  placeFields: ['category'],
  amountsOf: ({ media }) => media.file?.name ?? (media.url.trim() || 'no address and no picture'),
  hasContent: ({ description, media }) => Boolean(description.trim() || media.url.trim() || media.file),
  contentOf: ({ description, media: { url, file } }) => contentIn(file ? null : safeLink(url), description),
  sameIn: 'link or description',
  looksWrong: ({ media }) => (media.file && media.url.trim() ? 'A file instead of its address' : null),
  fileField: { name: 'media', missing: 'Choose an address or a picture' },
  accept: IMAGES_AND_VIDEOS,
  withFile: (values, file) => (values.media.file ? null : { ...values, media: { ...values.media, file } }),
  hasPicture: () => true,
};

/** Brings help in; the category that was shown last is offered to what names none. */
export const HowToUseBringIn = recordBringIn({
  kind: HELP_KIND,
  record: contentRecord,
  hereOf: (row, categories: readonly HelpCategory[]) => ({
    content: contentIn(row.media, row.description),
    place: folderName(categories, row),
  }),
  opens: 'details',
  add: (values) => howToUseApi.endpoints.saveHelpContent.initiate({ ...toRequest(values), inRound: true }),
  placesIn: (categories) => folderPlaces(categories, 'category'),
  useShown: (categories) => shownFolder(categories, useFolderId('category')),
  fields: (categories) => <ContentFields categories={categories} contentId={undefined} stored="" />,
});
