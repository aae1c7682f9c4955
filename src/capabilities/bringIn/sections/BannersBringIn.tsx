import { BannerFields } from '@/features/banners/dialogs/BannerDialog';
import { toRequest } from '@/features/banners/dialogs/bannerForm';
import { bannerRecord } from '@/features/banners/bannerRecord';
import { bannersApi } from '@/services/banners';
import { recordBringIn } from '../recordBringIn';
import { BANNER_KIND, bannersHere } from './bannerKind';

export const BannersBringIn = recordBringIn({
  kind: BANNER_KIND,
  record: bannerRecord,
  hereOf: bannersHere,
  add: (values) => bannersApi.endpoints.saveBanner.initiate({ ...toRequest(values), inRound: true }),
  Fields: BannerFields,
});
