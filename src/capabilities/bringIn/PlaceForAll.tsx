import { useId } from 'react';
import { countOf } from '@/components/format/number';
import { goesWithHead } from './items';
import { placeKey, placeName } from './place';
import { type BringingIn } from './useBringIn';

interface SelectProps extends Pick<BringingIn, 'kind' | 'places'> {
  id?: string;
  value: string;
  onChoose: (place: string) => void;
}

export const PlaceSelect = ({ id, kind, places, value, onChoose }: SelectProps) => (
  <select id={id} className="form-select" value={value} onChange={({ target }) => onChoose(target.value)}>
    <option value="">Choose a place</option>
    {places
      .filter(({ set }) => placeKey(kind, set))
      .map(({ names, set }) => (
        <option key={placeKey(kind, set)} value={placeKey(kind, set)}>
          {placeName(names)}
        </option>
      ))}
  </select>
);

/** The choice of where those go that name no place; not there where each names one. */
export function PlaceForAll({ work }: { work: BringingIn }) {
  const { kind, places, rows, state, dispatch } = work;
  const id = useId();
  if (!rows.some(({ item }) => goesWithHead(kind, item))) return null;
  return (
    <div className="read-place">
      <label htmlFor={id}>Place for {kind.noun}s without one</label>
      <PlaceSelect
        id={id}
        kind={kind}
        places={places}
        value={state.place}
        onChoose={(place) => dispatch({ type: 'placeChosen', place })}
      />
    </div>
  );
}

/** Offers the place that the section shows to those that wait for one. It is a press, never the panel's own choice. */
export function OfferedPlace({ work }: { work: BringingIn }) {
  const { kind, places, dispatch, rows, shown } = work;
  const waiting = rows.filter(({ item, lacksPlace }) => lacksPlace && goesWithHead(kind, item)).length;
  const offered = places.find(({ set }) => shown && placeKey(kind, set) === shown);
  if (!offered || waiting === 0) return null;
  return (
    <div className="read-ask">
      <p className="said-amber">{`${countOf(waiting, kind.noun)} without a place`}</p>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        onClick={() => dispatch({ type: 'placeChosen', place: shown })}
      >
        Put {waiting === 1 ? 'it' : 'all'} into {placeName(offered.names)}
      </button>
    </div>
  );
}
