import { type Capability } from '@/screen/capability';

export const tour: Capability = {
  name: 'tour',
  parts: {
    shell: () => import(/* webpackChunkName: "shell" */ './shell'),
    standby: () => import(/* webpackChunkName: "standby" */ './standby'),
  },
};
