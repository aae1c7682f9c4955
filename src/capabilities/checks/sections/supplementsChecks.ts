import { plainWords } from '@/lib/plainText';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { baseOf, editAt, findingOf, toEdit, toOpen, withoutPicture, type Reason, type Step } from '../finding';
import { checkLink, LINK } from '../links';
import { makeChecks } from '../makeChecks';
import { checkMedia, PICTURE } from '../media';
import { alsoAs, DOUBLE, firstTwins } from '../sameText';
import { type SupplementsLists } from '@/features/folders/supplements/supplementsScreen';
import { supplementRecord } from '@/features/folders/supplements/supplementRecord';
import { type Supplement, type SupplementFolder } from '@/services/supplements';

const EMPTY: Reason = { key: 'empty', title: 'Empty folder', text: 'Members open it and find nothing.' };

const contentOf = ({ description, dosage, externalLink }: Supplement) =>
  description.trim() ? [description, dosage, externalLink].map(plainWords).join('\n') : '';

/** Checks the supplements, one in each step, and the folders. */
export function* supplementSteps(folders: readonly SupplementFolder[]): Generator<Step> {
  const twinOf = firstTwins<Supplement>();
  for (const folder of folders) {
    const place = titleOf(folder.title);
    const act = toOpen(place, { folder: String(folder.id) });
    if (folder.items.length === 0)
      yield findingOf(withoutPicture(`folder ${folder.id}`, folder, place), EMPTY, ['No supplements'], act);
    for (const supplement of folder.items) {
      yield null;
      const { id, title, image } = supplement;
      const base = baseOf(supplementRecord, supplement, place);
      const twin = twinOf(supplement, title, folder.id, contentOf(supplement));
      if (twin)
        yield findingOf(base, DOUBLE, alsoAs(titleOf(twin.title)), toEdit('title', base.name, editAt('title', id)));
      yield checkLink(base, supplement.externalLink, editAt('externalLink', id));
      yield checkMedia(base, image, { what: 'picture', query: editAt('image', id) });
    }
  }
}

export const supplementsChecks = makeChecks(({ folders }: SupplementsLists) => [folders], {
  reasons: [DOUBLE, LINK, PICTURE, EMPTY],
  steps: supplementSteps,
  checked: (folders) => [
    countOf(folders.flatMap(({ items }) => items).length, supplementRecord.noun),
    countOf(folders.length, 'folder'),
  ],
});
