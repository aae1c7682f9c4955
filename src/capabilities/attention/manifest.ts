import { type Capability } from '@/screen/capability';

export const attention: Capability = {
  name: 'attention',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
