import { type Capability } from '@/screen/capability';

export const changeMany: Capability = {
  name: 'changeMany',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
