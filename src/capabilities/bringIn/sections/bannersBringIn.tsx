import { IMAGES } from '@/components/upload/accept';
import { bannerRecord } from '@/features/banners/bannerRecord';
import { BannerFields } from '@/features/banners/dialogs/BannerDialog';
import { bannerSchema, toFormValues, toRequest, type BannerValues } from '@/features/banners/dialogs/bannerForm';
import { leadsNowhere } from '@/screen/form/linkHint';
import { bannersApi } from '@/services/banners';
import { type ContentKind } from '../contentKind';
import { recordBringIn } from '../recordBringIn';
import { WORDS } from '../words';

const EXAMPLE = `Link,Image
https://petal.example/plans,plans.jpg
`;

const IMAGE_HEADS = ['image', 'picture', 'photo', 'file', 'file name', 'filename', 'banner', 'bild', 'تصویر'];

/** How banners are brought in: their links, with pictures by the names of their files. */
export const BANNER_KIND: ContentKind<BannerValues> = {
  section: 'Banner',
  path: '/banners',
  noun: bannerRecord.noun,
  taken: {
    fields: [
      { name: 'link', label: 'Link', kind: 'line', ...WORDS.link },
      { name: 'image', label: 'Image', kind: 'line', heads: IMAGE_HEADS },
    ],
    exported: { Image: 'image', Link: 'link' },
  },
  needed: 'A link, and the name of its picture: choose the pictures along with the table',
  ifThere: '',
  notRead: 'Pictures in the table.',
  example: EXAMPLE,
  schema: bannerSchema(undefined),
  first: toFormValues(undefined),
  nameOf: ({ link }) => link,
  toValues: ({ link = '' }) => ({ link }),
  placeFields: [],
  amountsOf: ({ image }) => image?.name ?? 'no picture',
  hasContent: ({ link, image }) => Boolean(link.trim() || image),
  contentOf: () => '',
  sameIn: 'link',
  looksWrong: () => null,
  doubtful: ({ link }) => (leadsNowhere(link) ? 'Link leads nowhere' : null),
  fileField: { name: 'image', missing: 'Choose a picture' },
  fileNameOf: ({ image }) => image,
  accept: IMAGES,
  withFile: (values, image) => (values.image ? null : { ...values, image }),
  hasPicture: () => true,
};

export const BannersBringIn = recordBringIn({
  kind: BANNER_KIND,
  record: bannerRecord,
  // By its link, as the server names files as it likes.
  hereOf: () => ({ content: '' }),
  opens: 'edit',
  add: (values) => bannersApi.endpoints.saveBanner.initiate({ ...toRequest(values), inRound: true }),
  fields: () => <BannerFields />,
});
