import { type Capability } from '@/screen/capability';

export const help: Capability = {
  name: 'help',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
