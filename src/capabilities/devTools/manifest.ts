import { type Capability } from '@/screen/capability';

export const devTools: Capability = {
  name: 'devTools',
  parts: { devTools: () => import(/* webpackChunkName: "devtools" */ './log') },
};
