import { type Capability } from '@/screen/capability';

export const checks: Capability = {
  name: 'checks',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
