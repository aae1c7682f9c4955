import { type Capability } from '@/screen/capability';

export const conditions: Capability = {
  name: 'conditions',
  needs: ['memberAnswers'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
