import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { fold } from '@/lib/fold';
import { type Id } from '@/services/http/decode';
import { type Week, type WeekDay, type Workout, type WorkoutDay } from '@/services/workouts';
import { copiesOf, type CopyItem } from './copyItems';
import { courseOf, type Rule } from './progression';

type Effort = Pick<Workout, 'sets' | 'reps'>;

/** A workout of the week that is copied, with its sets and reps there and in each week that follows. */
export interface PlanRow {
  name: string;
  day: string;
  efforts: readonly Effort[];
}

export interface WeekPlan {
  rows: readonly PlanRow[];
  /** Week by week, and in each day by day. */
  items: readonly CopyItem[];
  /** The days of the copied week that another week does not have, which nothing can add. */
  missing: readonly { week: string; day: string }[];
  /** The titles of the days that belong to every week. */
  shared: readonly string[];
}

interface Source {
  days: readonly WeekDay[];
  /** The days of all weeks. */
  allDays: readonly WorkoutDay[];
}

const and = new Intl.ListFormat('en-GB');

const keyOf = ({ title }: { title: string }) => fold(title);

/** For each of the days the one with the same title in that week: of several, the first for the first, and so on. */
function sameDays(days: readonly WeekDay[], weekId: Id, allDays: readonly WorkoutDay[]) {
  const there = allDays.filter((day) => day.weekId === weekId);
  return days.map((day) => {
    const index = there.findIndex((other) => keyOf(other) === keyOf(day));
    return index < 0 ? undefined : there.splice(index, 1)[0];
  });
}

/** What a week's own days bring to the weeks after it. Days of every week are there already. */
export function weekPlan({ days, allDays }: Source, weeks: readonly Week[], rule: Rule | null): WeekPlan {
  const shared = new Set(allDays.filter(({ weekId }) => weekId === null).map(({ id }) => id));
  const own = days.filter(({ id, workouts }) => !shared.has(id) && copiesOf(workouts).length > 0);
  const missing: WeekPlan['missing'][number][] = [];
  const items = weeks.flatMap((week, index) => {
    const targets = sameDays(own, week.id, allDays);
    return own.flatMap((day, at) => {
      const target = targets[at];
      if (!target) missing.push({ week: titleOf(week.title), day: titleOf(day.title) });
      return copiesOf(target ? day.workouts : []).map((copy): CopyItem => ({
        ...copy,
        ...courseOf(copy, index + 1, rule)[index]!,
        weekId: week.id,
        dayId: target!.id,
        where: `${titleOf(week.title)}, ${titleOf(day.title)}`,
      }));
    });
  });
  const rows = own.flatMap((day) =>
    copiesOf(day.workouts).map((copy) => ({
      name: titleOf(copy.name),
      day: titleOf(day.title),
      efforts: [copy, ...courseOf(copy, weeks.length, rule)],
    })),
  );
  const everywhere = days.filter(({ id }) => shared.has(id)).map(({ title }) => titleOf(title));
  return { rows, items, missing, shared: everywhere };
}

/** `72 exercises to add, 24 a week. …`: what a plan adds, and what it leaves out. */
export function planText({ items, missing, shared }: WeekPlan, weeks: number) {
  const perWeek = weeks > 1 && missing.length === 0 ? `, ${figure(items.length / weeks)} a week` : '';
  const left = missing.map(({ week, day }) => `${week} has no ${day}.`);
  const there =
    shared.length > 0 ? `; ${and.format(shared)} ${shared.length > 1 ? 'are' : 'is'} in every week already` : '';
  return [`${countOf(items.length, 'exercise')} to add${perWeek}. What a day has is left out${there}.`, ...left].join(
    ' ',
  );
}

/** `Week 6, 7 and 8`, or the first and the last of many; titles that do not begin alike are written out. */
export function namesOf(weeks: readonly Week[]) {
  const titles = weeks.map(({ title }) => titleOf(title));
  const [first = ''] = titles;
  const start = /^.*\D/.exec(first)?.[0] ?? '';
  const isNumber = (title: string) => title.startsWith(start) && /^\d+$/.test(title.slice(start.length));
  const short = titles.every(isNumber) ? [first, ...titles.slice(1).map((title) => title.slice(start.length))] : titles;
  return short.length > 3 ? `${first} to ${short.at(-1)}` : and.format(short);
}
