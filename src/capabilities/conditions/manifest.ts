import { type Capability } from '@/screen/capability';

export const conditions: Capability = {
  name: 'conditions',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
