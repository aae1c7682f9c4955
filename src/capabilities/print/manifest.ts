import { type Capability } from '@/screen/capability';

export const print: Capability = {
  name: 'print',
  needs: ['memberAnswers'],
  parts: {
    shell: () => import(/* webpackChunkName: "shell" */ './shell'),
    standby: () => import(/* webpackChunkName: "standby" */ './standby'),
  },
};
