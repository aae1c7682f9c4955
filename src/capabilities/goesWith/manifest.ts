import { type Capability } from '@/screen/capability';

export const goesWith: Capability = {
  name: 'goesWith',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
