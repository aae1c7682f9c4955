import { type Parts } from '@/lib/slots';

export const parts: Parts = {
  '/moderators': () => import(/* webpackChunkName: "moderators" */ './sections/moderators'),
};
