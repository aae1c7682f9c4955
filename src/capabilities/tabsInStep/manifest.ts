import { type Capability } from '@/screen/capability';

export const tabsInStep: Capability = {
  name: 'tabsInStep',
  parts: { standby: () => import(/* webpackChunkName: "standby" */ './standby') },
};
