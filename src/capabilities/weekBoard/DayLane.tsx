import { copyDay } from '@/capabilities/copy/api';
import { useId, useRef } from 'react';
import { ArrowRepeat, PlusLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { type MenuItem } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { dialogOpened } from '@/features/workouts/workoutsScreen';
import { useListEvents } from '@/screen/list/listContext';
import { isCopyable, placedWorkouts, type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { useBoard } from './boardContext';
import { useDropTarget } from './dragging';
import { type Lane } from '@/features/workouts/lanes';
import { closedReason } from './moves';
import { MoveCard } from './MoveCard';
import { addStop, cardStop } from './stops';

interface Props {
  lane: Lane;
  /** The workout that is being dragged. */
  dragged: PlacedWorkout | null;
}

/** A day on the board. */
export function DayLane({ lane, dragged }: Props) {
  const dispatch = useDispatch();
  const { events } = useListEvents();
  const { current, move } = useBoard();
  const { day, title, ordinal, name, isShared } = lane;
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const isTarget = useDropTarget(
    section,
    (placed) => !closedReason(lane, placed),
    ({ id }) => move(id, lane),
  );
  const closed = dragged && closedReason(lane, dragged);
  const key = addStop(day.id);
  const isCurrent = current === key || day.workouts.some(({ id }) => current === cardStop(id));
  const menu: MenuItem[] = [
    { label: 'Open the day', icon: 'CalendarDay', onSelect: () => events.placeChosen({ view: 'days', day: day.id }) },
  ];
  if (isCopyable(day))
    menu.push({
      label: 'Copy to another day',
      icon: 'Copy',
      onSelect: () => dispatch(copyDay(day.id)),
    });
  return (
    <section
      ref={section}
      className={`lane${isTarget ? ' is-target' : ''}${closed ? ' is-closed' : ''}`}
      aria-labelledby={headingId}
    >
      <header className="lane-head">
        <div>
          {isShared ? (
            <p className="meta every">
              <ArrowRepeat aria-hidden />
              Every week
            </p>
          ) : (
            ordinal && <p className="meta">{ordinal}</p>
          )}
          <h2 className="clip" id={headingId} title={title}>
            {name}
          </h2>
        </div>
        <RowMenu label={`Actions for ${title}`} items={menu} tabIndex={isCurrent ? 0 : -1} />
      </header>
      <ul role="list" aria-label={title}>
        {placedWorkouts([day]).map((placed) => (
          <li key={placed.id}>
            <MoveCard placed={placed} />
          </li>
        ))}
        {day.workouts.length === 0 && <li className="lane-empty">No exercises yet</li>}
        {isTarget && <li className="drop-here">Move it here</li>}
        {closed === 'has it already' && <li className="drop-here is-off">{closed}</li>}
      </ul>
      <button
        type="button"
        className="btn btn-quiet btn-sm lane-add"
        aria-label={`Add to ${title}`}
        tabIndex={current === key ? 0 : -1}
        data-stop={key}
        onClick={() => dispatch(dialogOpened({ kind: 'addWorkout', id: day.id }))}
      >
        <PlusLg aria-hidden />
        Add
      </button>
    </section>
  );
}
