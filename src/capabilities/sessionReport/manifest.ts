import { type Capability } from '@/screen/capability';

export const sessionReport: Capability = {
  name: 'sessionReport',
  needs: ['troubleReports'],
  parts: {
    shell: () => import(/* webpackChunkName: "shell" */ './shell'),
    ...(__MIRAGE__ && { mockPanel: () => import(/* webpackChunkName: "mirage-panel" */ './mockPanel') }),
    standby: () => import(/* webpackChunkName: "standby" */ './standby'),
  },
};
