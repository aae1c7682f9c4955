import { type Capability } from '@/screen/capability';

export const memberPanel: Capability = {
  name: 'memberPanel',
  needs: ['paymentQueue'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
