import { type Capability } from '@/screen/capability';

export const bringIn: Capability = {
  name: 'bringIn',
  needs: ['changeMany', 'pictureTools', 'rounds'],
  parts: {
    shell: () => import(/* webpackChunkName: "shell" */ './shell'),
    standby: () => import(/* webpackChunkName: "standby" */ './standby'),
  },
};
