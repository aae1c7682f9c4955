import { titleOf } from '@/components/format/title';
import { type WeekDay, type WorkoutDay } from '@/services/workouts';

/** A day of the week on the board. */
export interface Lane {
  day: WeekDay;
  title: string;
  /** The title's parts: `Day 3` and `Core and balance`; one without parts is a name only. */
  ordinal: string;
  name: string;
  /** Whether the day belongs to every week. */
  isShared: boolean;
}

const DIVIDER = ' · ';

/** The week's days in the server's order. Which belong to every week is known once the list of all days is loaded. */
export function lanesOf(days: readonly WeekDay[], allDays: readonly WorkoutDay[] | undefined): Lane[] {
  const shared = new Set(allDays?.filter(({ weekId }) => weekId === null).map(({ id }) => id));
  return days.map((day) => {
    const title = titleOf(day.title);
    const [ordinal, ...rest] = title.split(DIVIDER);
    const parts = rest.length > 0 ? { ordinal: ordinal!, name: rest.join(DIVIDER) } : { ordinal: '', name: title };
    return { day, title, ...parts, isShared: shared.has(day.id) };
  });
}
