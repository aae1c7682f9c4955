import { bannerRecord } from '@/features/banners/bannerRecord';
import { BANNERS_TABLE } from '@/features/banners/bannersColumns';
import { bannerSchema } from '@/features/banners/dialogs/bannerForm';
import { type Banner } from '@/services/banners';
import { deleteAct, wordsAct } from '../acts';
import { refusalBy, type Many } from '../many';
import { selectedRows } from '../selectedRows';

/** Its picture stays as it is. */
const schema = bannerSchema(undefined).pick(['link']);

const BANNERS: Many<Banner, Pick<Banner, 'link'>> = {
  ...bannerRecord,
  refusal: (values) => refusalBy(schema, values),
};

export const selectedBanners = selectedRows(BANNERS, BANNERS_TABLE, {
  words: wordsAct(BANNERS, ['link']),
  delete: deleteAct(BANNERS),
});
