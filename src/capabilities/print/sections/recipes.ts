import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/recipes/dialogs': () => import(/* webpackChunkName: "recipes-dialogs" */ './recipesDialogs'),
};
