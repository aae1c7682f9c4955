import { type Capability } from '@/screen/capability';

export const rounds: Capability = {
  name: 'rounds',
  parts: { ...(__MIRAGE__ && { gallery: () => import(/* webpackChunkName: "gallery" */ './gallery') }) },
};
