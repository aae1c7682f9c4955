import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { baseOf, editAt, findingOf, strong, toAdd, toEdit, type Base, type Reason, type Step } from '../finding';
import { checkLink, LINK } from '../links';
import { makeChecks, type Loading } from '../makeChecks';
import { checkMedia, PICTURE } from '../media';
import { alsoAs, DOUBLE, firstByKey } from '../sameText';
import { type Banner } from '@/services/banners';
import { bannerRecord } from '@/features/banners/bannerRecord';

/** What a banner fills on a phone: three times as wide as high, in pixels of a screen with two for each. */
const PLACE = { width: 720, height: 240 };

const SMALL: Reason = {
  key: 'small',
  title: 'Banner too small for its place',
  text: `On a phone it fills ${PLACE.width} × ${PLACE.height} pixels and looks blurred.`,
};

/** A drawing has no pixels, so that it is sharp at any size. */
const isDrawing = (image: string) => /\.svg(?=$|[?#])|^data:image\/svg/i.test(image.trim());

/** A picture that has fewer pixels than its place. */
function smallFinding(base: Base, { id, image }: Banner, { width, height }: { width: number; height: number }) {
  const isSmall = !isDrawing(image) && width > 0 && (width < PLACE.width || height < PLACE.height);
  if (!isSmall) return null;
  const said = ['The picture has ', strong(`${width} × ${height}`), ' pixels'];
  return findingOf(base, SMALL, said, toEdit('picture', base.name, editAt('image', id)));
}

/** Checks the banners, one in each step. */
export function* bannerSteps(banners: readonly Banner[]): Generator<Step> {
  const firstOfContent = firstByKey<Banner>();
  for (const banner of banners) {
    yield null;
    const { id, link, image } = banner;
    const base = baseOf(bannerRecord, banner);
    const { name } = base;
    const plain = link
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '');
    const twin = firstOfContent(plain && `${plain} ${image.trim()}`, banner);
    const query = editAt('link', id);
    if (twin) yield findingOf(base, DOUBLE, alsoAs(titleOf(twin.link)), toEdit('link', name, query));
    if (!link.trim()) yield findingOf(base, LINK, ['No link was stored'], toAdd('link', name, query));
    yield checkLink(base, link, query);
    const media = checkMedia(base, image, { what: 'picture', query: editAt('image', id) });
    if (media && 'judge' in media)
      yield {
        ...media,
        judge: (outcome) => (outcome.isDead ? media.judge(outcome) : smallFinding(base, banner, outcome)),
      };
    else yield media;
  }
}

type Lists = Loading & { banners: Loaded<readonly Banner[]> };

export const bannersChecks = makeChecks(({ banners }: Lists) => [banners], {
  reasons: [DOUBLE, LINK, PICTURE, SMALL],
  steps: bannerSteps,
  checked: (banners) => [countOf(banners.length, bannerRecord.noun)],
});
