import { type Capability } from '@/screen/capability';

export const weekBoard: Capability = {
  name: 'weekBoard',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
