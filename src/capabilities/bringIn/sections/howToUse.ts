import { isEmpty } from '@/features/folders/items';
import { howToUseApi } from '@/services/howToUse';
import { bringInOf } from '../bringInOf';

export const fills = bringInOf(
  {
    path: '/how-to-use',
    what: 'help texts',
    useIsFirst: () => isEmpty(howToUseApi.endpoints.listHowToUse.useQueryState().data),
  },
  async () => (await import(/* webpackChunkName: "bring-in" */ './HowToUseBringIn')).HowToUseBringIn,
);
