import { isEmpty } from '@/features/folders/items';
import { useListHowToUseQuery } from '@/services/howToUse';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/how-to-use', what: 'help texts', useIsFirst: () => isEmpty(useListHowToUseQuery().data) },
  async () => (await import(/* webpackChunkName: "bring-in" */ './HowToUseBringIn')).HowToUseBringIn,
);
