import { type Capability } from '@/screen/capability';

export const palette: Capability = {
  name: 'palette',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
