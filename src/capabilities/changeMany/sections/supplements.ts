import { supplementsScreen } from '@/features/folders/supplements/supplementsScreen';
import { changeManyCards } from '../changeManyCards';

export const fills = changeManyCards(
  supplementsScreen,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedSupplements')).selectedSupplements,
);
