import { type Capability } from '@/screen/capability';

export const bringIn: Capability = {
  name: 'bringIn',
  needs: ['changeMany', 'pictureTools'],
  parts: {
    shell: () => import(/* webpackChunkName: "shell" */ './shell'),
    standby: () => import(/* webpackChunkName: "standby" */ './standby'),
  },
};
