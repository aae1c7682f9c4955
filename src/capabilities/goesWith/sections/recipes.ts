import { type Parts } from '@/screen/slots';

export const parts: Parts = {
  '/recipes/dialogs': () => import(/* webpackChunkName: "recipes-dialogs" */ './categoriesDialogs'),
};
