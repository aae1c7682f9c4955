import { isEmpty } from '@/features/folders/items';
import { supplementsApi } from '@/services/supplements';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/supplements',
    what: 'supplements',
    useIsFirst: () => isEmpty(supplementsApi.endpoints.listSupplements.useQueryState().data),
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './SupplementsBringIn')).SupplementsBringIn,
);
