import { lazyComponent } from '@/components/lazy/lazyComponent';

/** A member's progress to hand out, from her panel and from the Progress dialog. */
export const progressSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ './ProgressSheet')).ProgressSheet,
);
