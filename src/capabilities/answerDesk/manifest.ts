import { type Capability } from '@/screen/capability';

export const answerDesk: Capability = {
  name: 'answerDesk',
  needs: ['queue'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
