import { type Capability } from '@/screen/capability';

export const copy: Capability = {
  name: 'copy',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
