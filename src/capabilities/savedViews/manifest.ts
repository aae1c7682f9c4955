import { type Capability } from '@/screen/capability';

export const savedViews: Capability = {
  name: 'savedViews',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
