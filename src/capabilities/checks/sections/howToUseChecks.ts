import { plainWords } from '@/lib/plainText';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { baseOf, editAt, findingOf, toEdit, toOpen, withoutPicture, type Reason, type Step } from '../finding';
import { makeChecks } from '../makeChecks';
import { checkMedia } from '../media';
import { alsoAs, DOUBLE, firstTwins } from '../sameText';
import { isFilm } from '@/media/films';
import { type HelpCategory, type HelpContent } from '@/services/howToUse';
import { mediaUrl } from '@/services/media/media';
import { contentRecord } from '@/features/folders/howToUse/contentRecord';
import { type HowToUseLists } from '@/features/folders/howToUse/howToUseScreen';
import { isFilmAddress } from '@/features/folders/howToUse/mediaAddress';

const MEDIA: Reason = { key: 'media', title: 'No picture or film', text: 'Members see a grey place in the app.' };
const EMPTY: Reason = { key: 'empty', title: 'Empty category', text: 'Members open it and find nothing.' };

/** Checks the contents, one in each step, and the categories. */
export function* helpSteps(categories: readonly HelpCategory[]): Generator<Step> {
  const twinOf = firstTwins<HelpContent>();
  for (const category of categories) {
    const place = titleOf(category.title);
    const act = toOpen(place, { category: String(category.id) });
    if (category.items.length === 0)
      yield findingOf(withoutPicture(`category ${category.id}`, category, place), EMPTY, ['No contents'], act);
    for (const content of category.items) {
      yield null;
      const { id, title, media } = content;
      const picture = isFilm(media) ? null : mediaUrl(media);
      const base = { ...baseOf(contentRecord, content, place), picture };
      const twin = twinOf(content, title, category.id, plainWords(content.description));
      if (twin)
        yield findingOf(base, DOUBLE, alsoAs(titleOf(twin.title)), toEdit('title', base.name, editAt('title', id)));
      const what = isFilm(media) ? 'film' : 'picture';
      if (isFilmAddress(media) && !isFilm(media)) continue; // a page, which cannot be tried
      const field = isFilmAddress(media) ? 'media.url' : 'media.file';
      yield checkMedia(base, media, { what, query: editAt(field, id) }, MEDIA);
    }
  }
}

export const howToUseChecks = makeChecks(({ categories }: HowToUseLists) => [categories], {
  reasons: [DOUBLE, MEDIA, EMPTY],
  steps: helpSteps,
  checked: (categories) => [
    countOf(categories.flatMap(({ items }) => items).length, contentRecord.noun),
    countOf(categories.length, 'category', 'categories'),
  ],
});
