import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type Loaded } from '@/lib/loaded';
import { type Group } from '@/services/communityTypes';
import { DeskSkeleton } from './DeskSkeleton';

const desk = lazyComponent(async () => (await import(/* webpackChunkName: "community-desk" */ './Desk')).Desk);

interface Props {
  groups: Loaded<readonly Group[]>;
  isLoading: boolean;
  /** The place in the page's head for what the desk says; null until it is rendered. */
  head: HTMLElement | null;
}

/** The answer desk in place of groups and posts. Its code is fetched when it is opened. */
export const DeskPart = (props: Props) => (
  <LazyPart of={desk} props={props} waiting={<DeskSkeleton />} failure="The answer desk could not be loaded." />
);
