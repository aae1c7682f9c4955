import { type Capability } from '@/screen/capability';

export const weekBoard: Capability = {
  name: 'weekBoard',
  needs: ['copy'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
