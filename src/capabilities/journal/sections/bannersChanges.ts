import { deletionsOf, savesOf, type Changes } from '../changes';
import { bannerRecord } from '@/features/banners/bannerRecord';

/** How the journal describes the calls of Banner. */
export const changes = {
  saveBanner: savesOf(bannerRecord, 'Banner'),
  deleteBanner: deletionsOf(bannerRecord),
} satisfies Changes;
