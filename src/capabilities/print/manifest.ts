import { type Capability } from '@/screen/capability';

export const print: Capability = {
  name: 'print',
  parts: {
    shell: () => import(/* webpackChunkName: "shell" */ './shell'),
    standby: () => import(/* webpackChunkName: "standby" */ './standby'),
  },
};
