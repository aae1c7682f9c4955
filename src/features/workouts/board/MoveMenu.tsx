import { type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { Menu } from '@/components/menu/Menu';
import { type MenuItem } from '@/components/menu/menuEntry';
import { dialogOpened } from '../workoutsScreen';
import { type PlacedWorkout } from '../workoutsRows';
import { useBoard } from './boardContext';
import { closedReason, fixedReason, type Lane } from './lanes';

interface Props {
  id: string;
  placed: PlacedWorkout;
  anchor: RefObject<HTMLElement | null>;
}

/** The days that a workout can be moved to; the others say why not. */
export function MoveMenu({ id, placed, anchor }: Props) {
  const dispatch = useDispatch();
  const { lanes, move, setMoving } = useBoard();
  const fixed = fixedReason(placed.workout);
  const day = (lane: Lane) => {
    const closed = closedReason(lane, placed);
    return {
      label: lane.title,
      note: closed ?? (lane.isShared ? 'every week' : undefined),
      offReason: fixed ?? (closed && `${lane.title}: ${closed}.`),
      onSelect: () => move(placed.id, lane),
    };
  };
  const copy: MenuItem = {
    label: 'Copy to a day or a week',
    icon: 'Copy',
    offReason: fixed,
    onSelect: () => dispatch(dialogOpened({ kind: 'copyWorkout', id: placed.id })),
  };
  return (
    <Menu
      id={id}
      label={`Move ${titleOf(placed.workout.name)} to`}
      entries={[...lanes.map(day), 'divider', copy]}
      anchor={anchor}
      startAt="first"
      onClose={() => setMoving(null)}
    />
  );
}
