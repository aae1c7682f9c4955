import { type UnknownAction } from '@reduxjs/toolkit';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type UrlFields } from '../urlFields';
import { type FoundPlacesProps } from './FoundPlaces';
import { type Place } from './places';

interface Props<State> {
  places: readonly Place<Partial<State>>[];
  /** The search and filters that found them, for the links. */
  kept: Partial<State>;
  fields: UrlFields<State>;
  /** The action creator of `placeReducers`. */
  chosen: (view: Partial<State>) => UnknownAction;
}

const foundPlaces = lazyComponent<FoundPlacesProps>(
  async () => (await import(/* webpackChunkName: "standby" */ './FoundPlaces')).FoundPlaces,
);

/** Links to the places where a search that finds nothing here does. Their code is there before the first such search. */
export const Elsewhere = <State extends object>(props: Props<State>) => (
  <LazyPart of={foundPlaces} props={props} failure="Where it is found could not be loaded." />
);
