import { type Parts } from '@/lib/slots';

export const parts: Parts = { dialogs: () => import(/* webpackChunkName: "shared-dialogs" */ './dialogs') };
