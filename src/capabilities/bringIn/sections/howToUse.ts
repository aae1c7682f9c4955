import { isEmpty } from '@/features/folders/items';
import { type HowToUseLists } from '@/features/folders/howToUse/howToUseScreen';
import { useShownLists } from '@/screen/list/listContext';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/how-to-use',
    what: 'help texts',
    useIsFirst: () => isEmpty(useShownLists<HowToUseLists>().categories),
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './howToUseBringIn')).HowToUseBringIn,
);
