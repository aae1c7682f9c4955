import { deletionsOf, savesForGood, type Changes } from '@/screen/journal/changes';
import { bannerRecord } from './bannerRecord';

/** How the journal describes the calls of Banner. */
export const changes = {
  saveBanner: savesForGood(bannerRecord, 'Banner'),
  deleteBanner: deletionsOf(bannerRecord),
} satisfies Changes;
