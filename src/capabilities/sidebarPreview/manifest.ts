import { type Capability } from '@/screen/capability';

export const sidebarPreview: Capability = {
  name: 'sidebarPreview',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
