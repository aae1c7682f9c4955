import { type Capability } from '@/screen/capability';

export const journal: Capability = {
  name: 'journal',
  parts: {
    shell: () => import(/* webpackChunkName: "shell" */ './shell'),
    standby: () => import(/* webpackChunkName: "standby" */ './standby'),
  },
};
