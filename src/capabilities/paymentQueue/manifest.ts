import { type Capability } from '@/screen/capability';

export const paymentQueue: Capability = {
  name: 'paymentQueue',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
