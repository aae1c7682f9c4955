import { type Capability } from '@/screen/capability';

export const paymentQueue: Capability = {
  name: 'paymentQueue',
  needs: ['queue'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
