import { fill, type Parts } from '@/lib/slots';
import { personDialog } from '@/features/users/personDialog';

export const parts: Parts = {
  help: () => import(/* webpackChunkName: "help" */ './help'),
  '/users': () => import(/* webpackChunkName: "users" */ './sections/users'),
};

export const fills = [fill(personDialog, 'member')];
