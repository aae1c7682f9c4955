import { type Capability } from '@/screen/capability';

export const calls: Capability = {
  name: 'calls',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
