import { isEmpty } from '@/features/folders/items';
import { useListSupplementsQuery } from '@/services/supplements';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  { path: '/supplements', what: 'supplements', useIsFirst: () => isEmpty(useListSupplementsQuery().data) },
  async () => (await import(/* webpackChunkName: "bring-in" */ './SupplementsBringIn')).SupplementsBringIn,
);
