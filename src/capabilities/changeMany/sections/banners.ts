import { BANNERS_TABLE } from '@/features/banners/bannersColumns';
import { bannersScreen } from '@/features/banners/bannersScreen';
import { changeManyRows } from '../changeManyRows';

export const fills = changeManyRows(
  bannersScreen,
  BANNERS_TABLE,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedBanners')).selectedBanners,
);
