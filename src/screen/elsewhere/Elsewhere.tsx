import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type FoundPlacesProps } from './FoundPlaces';

const foundPlaces = lazyComponent<FoundPlacesProps>(
  async () => (await import(/* webpackChunkName: "standby" */ './FoundPlaces')).FoundPlaces,
);

/** Links to the places where a search that finds nothing here does. Their code is there before the first such search. */
export const Elsewhere = (props: FoundPlacesProps) => (
  <LazyPart of={foundPlaces} props={props} failure="Where it is found could not be loaded." />
);
