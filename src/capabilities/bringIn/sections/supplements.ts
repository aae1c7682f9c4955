import { isEmpty } from '@/features/folders/items';
import { type SupplementsLists } from '@/features/folders/supplements/supplementsScreen';
import { useShownLists } from '@/screen/list/listContext';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/supplements',
    what: 'supplements',
    useIsFirst: () => isEmpty(useShownLists<SupplementsLists>().folders),
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './supplementsBringIn')).SupplementsBringIn,
);
