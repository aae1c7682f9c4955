import { type Parts } from '@/screen/slots';

export const parts: Parts = {
  '/diet-plans/dialogs': () => import(/* webpackChunkName: "diet-plans-dialogs" */ './categoriesDialogs'),
};
