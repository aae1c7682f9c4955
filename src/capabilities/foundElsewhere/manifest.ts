import { type Capability } from '@/screen/capability';

export const foundElsewhere: Capability = {
  name: 'foundElsewhere',
  parts: { shell: () => import(/* webpackChunkName: "shell" */ './shell') },
};
