import { useMemo, useState } from 'react';
import { figure } from '@/components/format/number';
import { findOuter, findPlace, placeKey, placeName } from './place';
import { PlaceSelect } from './PlaceForAll';
import { type Row } from './rows';
import { type BringingIn } from './useBringIn';

/** So many are asked for at a time; further ones follow once these have their place. */
const MOST = 3;

/** Asks once for the place of several records that name the same, where that is no place here or only a part of one. */
export function NamedPlaces({ work: { kind, places, rows, dispatch } }: { work: BringingIn }) {
  /** What was chosen here, by what they name: it can be chosen otherwise as long as they are there. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const named = useMemo(() => {
    const groups = new Map<string, Row[]>();
    for (const row of rows) {
      const { found, values } = row.item;
      const name = placeName(found.place);
      const key = placeKey(kind, values);
      if (!name || (key !== '' && key !== chosen[name]) || findPlace(places, found.place)) continue;
      const group = groups.get(name);
      if (group) group.push(row);
      else groups.set(name, [row]);
    }
    return [...groups].filter(([, { length }]) => length > 1);
  }, [kind, places, rows, chosen]);
  // Those that wait come first; what was chosen can be chosen otherwise.
  const first = named.toSorted(([one], [other]) => Number(one in chosen) - Number(other in chosen)).slice(0, MOST);
  return first.map(([name, group]) => {
    const choose = (place: string) => {
      setChosen({ ...chosen, [name]: place });
      dispatch({ type: 'placeGiven', ids: new Set(group.map(({ item }) => item.id)), place });
    };
    const within = findOuter(kind, places, group[0]!.item.found.place);
    const [outer] = kind.placeFields;
    return (
      <label key={name} className="read-ask">
        <span className="said-amber">{`Choose a place for all ${figure(group.length)} that name ${name}`}</span>
        <PlaceSelect
          kind={kind}
          places={within ? places.filter(({ set }) => set[outer!] === within[outer!]) : places}
          value={chosen[name] ?? ''}
          onChoose={choose}
        />
      </label>
    );
  });
}
