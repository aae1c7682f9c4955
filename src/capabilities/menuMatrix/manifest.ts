import { type Capability } from '@/screen/capability';

export const menuMatrix: Capability = {
  name: 'menuMatrix',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
