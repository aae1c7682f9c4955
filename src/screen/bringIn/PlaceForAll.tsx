import { useId } from 'react';
import { figure } from '@/components/format/number';
import { type RecordValues } from './contentKind';
import { goesWithHead } from './items';
import { placeKey, placeName } from './place';
import { type BringingIn } from './useBringIn';

/** Where those go that name no place: one that is chosen, or, by one press, the one that the section shows. */
export function PlaceForAll<Values extends RecordValues>({ work }: { work: BringingIn<Values> }) {
  const { kind, places, state, dispatch, rows, shown } = work;
  const id = useId();
  const choose = (place: string) => dispatch({ type: 'placeChosen', place });
  const options = places.map(({ names, set }) => ({ key: placeKey(kind, set), name: placeName(names) }));
  const offered = options.find(({ key }) => key && key === shown);
  const waiting = rows.filter(({ item, lacksPlace }) => lacksPlace && goesWithHead(kind, item)).length;
  return (
    <div className="read-place">
      <label htmlFor={id}>Place, where the text names none</label>
      <select id={id} className="form-select" value={state.place} onChange={({ target: { value } }) => choose(value)}>
        <option value="">Choose a place</option>
        {options.map(
          ({ key, name }) =>
            key && (
              <option key={key} value={key}>
                {name}
              </option>
            ),
        )}
      </select>
      {offered && waiting > 0 && (
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => choose(offered.key)}>
          Put {waiting === 1 ? 'it' : `all ${figure(waiting)}`} into {offered.name}
        </button>
      )}
    </div>
  );
}
