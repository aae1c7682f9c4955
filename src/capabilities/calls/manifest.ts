import { type Capability } from '@/screen/capability';

export const calls: Capability = {
  name: 'calls',
  needs: ['palette'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
