import { type Capability } from '@/screen/capability';

export const pictureTools: Capability = {
  name: 'pictureTools',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
