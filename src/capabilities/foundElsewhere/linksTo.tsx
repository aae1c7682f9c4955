import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type FoundPlacesProps } from './FoundPlaces';

const foundPlaces = lazyComponent<FoundPlacesProps>(
  async () => (await import(/* webpackChunkName: "standby" */ './FoundPlaces')).FoundPlaces,
);

/** Links to those of the places that have a find; undefined without any. Their code is there before the first such search. */
export function linksTo({ places, kept }: FoundPlacesProps) {
  const found = places.filter((place) => place.found.length > 0);
  if (found.length === 0) return undefined;
  return <LazyPart of={foundPlaces} props={{ places: found, kept }} failure="Where it is found could not be loaded." />;
}
