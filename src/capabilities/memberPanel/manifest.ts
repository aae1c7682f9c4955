import { type Capability } from '@/screen/capability';

export const memberPanel: Capability = {
  name: 'memberPanel',
  needs: ['memberAnswers', 'paymentQueue'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
