import { type Parts } from '@/screen/slots';

export const parts: Parts = { '/moderators': () => import(/* webpackChunkName: "moderators" */ './moderators') };
