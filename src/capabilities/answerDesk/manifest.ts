import { type Capability } from '@/screen/capability';

export const answerDesk: Capability = {
  name: 'answerDesk',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
