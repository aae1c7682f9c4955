import { howToUseScreen } from '@/features/folders/howToUse/howToUseScreen';
import { changeManyCards } from '../changeManyCards';

export const fills = changeManyCards(
  howToUseScreen,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedContents')).selectedContents,
);
