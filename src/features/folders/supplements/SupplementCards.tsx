import { useDeferredValue, useMemo } from 'react';
import { Capsule } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { countOf } from '@/components/format/number';
import { NothingMatches } from '@/components/state/NothingMatches';
import { Elsewhere } from '@/screen/elsewhere/Elsewhere';
import { EmptyList } from '@/screen/EmptyList';
import { type Supplement, type SupplementFolder } from '@/services/supplements';
import { SupplementCard } from './SupplementCard';
import {
  dialogOpened,
  placeChosen,
  searchChanged,
  selectSupplementsScreen,
  supplementsUrlFields,
} from './supplementsScreen';
import { placesOf, searchSupplements } from './supplementsView';

interface Props {
  /** The folder's title. */
  label: string;
  supplements: readonly Supplement[];
  /** All of them, to find elsewhere what is not here. */
  folders: readonly SupplementFolder[];
}

const NOTHING = 'No supplements found';

const supplementId = ({ id }: Supplement) => id;
const card = (supplement: Supplement) => <SupplementCard supplement={supplement} />;

const NOWHERE: readonly never[] = [];

/** The cards of one folder: empty, without matches, or with cards. */
export function SupplementCards({ label, supplements, folders }: Props) {
  const dispatch = useDispatch();
  const view = useSelector(selectSupplementsScreen);
  // Deferred, so that typing stays fast with many cards.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(() => searchSupplements(supplements, search), [supplements, search]);
  const places = search && found.length === 0 ? placesOf(folders, search) : NOWHERE;
  if (supplements.length === 0 && places.length === 0)
    return <EmptyList icon={Capsule} title={NOTHING} add="Add Supplement" opens={dialogOpened({ kind: 'add' })} />;
  if (found.length === 0)
    return (
      <NothingMatches
        title={NOTHING}
        search={search}
        place={label}
        onClear={() => dispatch(searchChanged(''))}
        elsewhere={
          places.length > 0 && (
            <Elsewhere places={places} kept={{ search }} fields={supplementsUrlFields} chosen={placeChosen} />
          )
        }
      />
    );
  return (
    <>
      <CardGrid label={label} items={found} search={search} itemId={supplementId} marked={view.marked} render={card} />
      <p className="visually-hidden" role="status">
        {search && `${countOf(found.length, 'supplement')} found`}
      </p>
    </>
  );
}
