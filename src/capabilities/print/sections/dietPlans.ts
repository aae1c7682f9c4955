import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/diet-plans/dialogs': () => import(/* webpackChunkName: "diet-plans-dialogs" */ './dietPlansDialogs'),
};
