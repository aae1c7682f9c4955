import { type Capability } from '@/screen/capability';

export const changeMany: Capability = {
  name: 'changeMany',
  needs: ['rounds'],
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
