import { type Parts } from '@/lib/slots';

export const parts: Parts = { '/users': () => import(/* webpackChunkName: "users" */ './users') };
