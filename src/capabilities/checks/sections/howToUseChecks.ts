import { plainTitle, plainWords } from '@/lib/plainText';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { editAt, toEdit, toOpen, type Checkup, type Reason, type Step } from '../finding';
import { makeChecks } from '../makeChecks';
import { checkMedia } from '../media';
import { remember } from '../remember';
import { alsoAs, DOUBLE, firstByKey } from '../sameText';
import { isFilm } from '@/media/films';
import { type HelpCategory, type HelpContent } from '@/services/howToUse';
import { mediaUrl } from '@/services/media/media';
import { isFilmAddress } from '@/features/folders/howToUse/mediaAddress';

const MEDIA: Reason = { key: 'media', title: 'No picture or film', text: 'Members see a grey place in the app.' };
const EMPTY: Reason = { key: 'empty', title: 'Empty category', text: 'Members open it and find nothing.' };

/** Checks the contents, one in each step, and the categories. */
export function* helpSteps(categories: readonly HelpCategory[]): Generator<Step> {
  const firstOfTitle = firstByKey<HelpContent>();
  const firstOfContent = firstByKey<HelpContent>();
  for (const category of categories) {
    const place = titleOf(category.title);
    if (category.items.length === 0)
      yield {
        reason: EMPTY.key,
        about: `category ${category.id}`,
        record: category,
        name: place,
        place: '',
        said: ['No contents'],
        picture: undefined,
        act: toOpen(place, { category: String(category.id) }),
      };
    for (const content of category.items) {
      yield null;
      const { id, title, media } = content;
      const name = titleOf(title);
      const picture = isFilm(media) ? null : mediaUrl(media);
      const base = { about: `content ${id}`, record: content, name, place, picture };
      const plain = plainTitle(title);
      const sameTitle = firstOfTitle(plain && `${category.id} ${plain}`, content);
      const twin = firstOfContent(plainWords(content.description), content) ?? sameTitle;
      const act = toEdit('title', name, editAt('title', id));
      if (twin) yield { ...base, reason: DOUBLE.key, said: alsoAs(titleOf(twin.title)), act };
      const what = isFilm(media) ? 'film' : 'picture';
      if (isFilmAddress(media) && !isFilm(media)) continue; // a page, which cannot be tried
      const field = isFilmAddress(media) ? 'media.url' : 'media.file';
      yield checkMedia(base, media, { what, query: editAt(field, id) }, MEDIA.key);
    }
  }
}

interface Lists {
  categories: Loaded<readonly HelpCategory[]>;
  isLoading: boolean;
}

const makeCheckup = remember((categories: Loaded<readonly HelpCategory[]>): Checkup => ({
  path: '/how-to-use',
  label: 'How to use',
  reasons: [DOUBLE, MEDIA, EMPTY],
  steps: categories && (() => helpSteps(categories)),
  checked: categories
    ? [
        countOf(
          categories.reduce((sum, { items }) => sum + items.length, 0),
          'content',
        ),
        countOf(categories.length, 'category', 'categories'),
      ]
    : [],
}));

export const howToUseChecks = makeChecks(({ categories }: Lists) => makeCheckup(categories));
