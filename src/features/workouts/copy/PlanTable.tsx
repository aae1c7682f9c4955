import { titleOf } from '@/components/format/title';
import { figure } from '@/components/format/number';
import { useOverflow } from '@/components/layout/useOverflow';
import { type Week } from '@/services/workouts';
import { type PlanRow } from './weekPlan';

interface Props {
  /** The week that is copied, and those that it is copied into. */
  weeks: readonly Week[];
  rows: readonly PlanRow[];
}

const LABEL = 'What each week gets';

/** The sets and reps of each exercise in each week. */
export function PlanTable({ weeks, rows }: Props) {
  const [frame, isOverflowing] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={frame}
      className="framed"
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-label': `${LABEL}, scrolls` })}
    >
      <table className="rule-table">
        <caption className="visually-hidden">{LABEL}</caption>
        <thead>
          <tr>
            <th scope="col">Sets × reps</th>
            {weeks.map(({ id, title }) => (
              <th key={id} scope="col">
                {titleOf(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, day, efforts }, row) => (
            <tr key={row}>
              <th scope="row" title={day}>
                {name}
              </th>
              {efforts.map(({ sets, reps }, week) => {
                const text = `${figure(sets)} × ${figure(reps)}`;
                const [first] = efforts;
                const isMore = sets !== first!.sets || reps !== first!.reps;
                return (
                  <td key={week} className={isMore ? 'up' : undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
