import { plainTitle, plainWords } from '@/lib/plainText';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { editAt, toEdit, toOpen, type Checkup, type Reason, type Step } from '../finding';
import { checkLink, LINK } from '../links';
import { makeChecks } from '../makeChecks';
import { checkMedia, PICTURE } from '../media';
import { remember } from '../remember';
import { alsoAs, DOUBLE, firstByKey } from '../sameText';
import { mediaUrl } from '@/services/media/media';
import { type Supplement, type SupplementFolder } from '@/services/supplements';

const EMPTY: Reason = { key: 'empty', title: 'Empty folder', text: 'Members open it and find nothing.' };

const contentOf = ({ description, dosage, externalLink }: Supplement) =>
  description.trim() ? [description, dosage, externalLink].map(plainWords).join('\n') : '';

/** Checks the supplements, one in each step, and the folders. */
export function* supplementSteps(folders: readonly SupplementFolder[]): Generator<Step> {
  const firstOfTitle = firstByKey<Supplement>();
  const firstOfContent = firstByKey<Supplement>();
  for (const folder of folders) {
    const place = titleOf(folder.title);
    if (folder.items.length === 0)
      yield {
        reason: EMPTY.key,
        about: `folder ${folder.id}`,
        record: folder,
        name: place,
        place: '',
        said: ['No supplements'],
        picture: undefined,
        act: toOpen(place, { folder: String(folder.id) }),
      };
    for (const supplement of folder.items) {
      yield null;
      const { id, title, image } = supplement;
      const name = titleOf(title);
      const base = { about: `supplement ${id}`, record: supplement, name, place, picture: mediaUrl(image) };
      const plain = plainTitle(title);
      const sameTitle = firstOfTitle(plain && `${folder.id} ${plain}`, supplement);
      const twin = firstOfContent(contentOf(supplement), supplement) ?? sameTitle;
      const act = toEdit('title', name, editAt('title', id));
      if (twin) yield { ...base, reason: DOUBLE.key, said: alsoAs(titleOf(twin.title)), act };
      yield checkLink(base, supplement.externalLink, editAt('externalLink', id));
      yield checkMedia(base, image, { what: 'picture', query: editAt('image', id) });
    }
  }
}

interface Lists {
  folders: Loaded<readonly SupplementFolder[]>;
  isLoading: boolean;
}

const makeCheckup = remember((folders: Loaded<readonly SupplementFolder[]>): Checkup => ({
  path: '/supplements',
  label: 'Supplements',
  reasons: [DOUBLE, LINK, PICTURE, EMPTY],
  steps: folders && (() => supplementSteps(folders)),
  checked: folders
    ? [
        countOf(
          folders.reduce((sum, { items }) => sum + items.length, 0),
          'supplement',
        ),
        countOf(folders.length, 'folder'),
      ]
    : [],
}));

export const supplementsChecks = makeChecks(({ folders }: Lists) => makeCheckup(folders));
