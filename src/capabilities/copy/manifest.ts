import { type Capability } from '@/screen/capability';

export const copy: Capability = {
  name: 'copy',
  needs: ['rounds'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
