import { type Capability } from '@/screen/capability';

export const timeTravel: Capability = {
  name: 'timeTravel',
  parts: { devTools: () => import(/* webpackChunkName: "devtools" */ './devTools') },
};
