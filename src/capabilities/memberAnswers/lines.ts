import { BODY_PARTS } from '@/services/userTypes';
import { knownOf, measurementsOf, weightsOf, type CheckIn, type Known, type Reading } from './checkIns';

/** What a member's check-ins say of one thing, such as her waist. */
export interface Line {
  /** In kg or inches. */
  readings: readonly Reading[];
  /** Those with a number, of which the line is drawn. */
  known: readonly Known[];
}

const lineOf = (readings: readonly Reading[]): Line => ({ readings, known: knownOf(readings) });

export const weightLine = (checkIns: readonly CheckIn[]) => lineOf(weightsOf(checkIns));

export const measurementLines = (checkIns: readonly CheckIn[]) =>
  BODY_PARTS.map((part) => ({ part, ...lineOf(measurementsOf(checkIns, part)) }));

export const unreadableOf = ({ readings }: Line) => readings.filter(({ value }) => value === 'unreadable');

interface Box {
  /** The edges of the drawing, in its own units. */
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** Maps days and values to the points of a drawing; the same value is at the same height whatever the line. */
export function scaleOf(days: readonly [number, number], values: readonly [number, number], box: Box) {
  const share = (at: number, [from, to]: readonly [number, number]) => (to > from ? (at - from) / (to - from) : 0);
  const round = (length: number) => Math.round(length * 10) / 10;
  return {
    x: (day: number) => round(box.start + share(day, days) * (box.end - box.start)),
    y: (value: number) => round(box.bottom - share(value, values) * (box.bottom - box.top)),
  };
}

/** The least percentage that the small lines span, so that a quarter of an inch does not look like a lot. */
const LEAST_SPAN = 4;

/** What all small lines share: percent of the first figure, from the least to the greatest of any of them. */
export function percentRange(lines: readonly (readonly Known[])[]): [number, number] {
  const percents = lines.flatMap((known) => known.map(({ value }) => percentOf(value, known)));
  const most = Math.max(100, ...percents);
  return [Math.min(100, most - LEAST_SPAN, ...percents), most];
}

export const percentOf = (value: number, [first]: readonly Known[]) => (value / first!.value) * 100;

/** The least and the greatest value of an axis with marks at multiples of `step`; some room even if all are the same. */
export function axisOf(values: readonly number[], step: number): [number, number] {
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.ceil(Math.max(...values) / step) * step;
  return [low, high > low ? high : low + step];
}

/** The days that are named below a line: the first, the last, and multiples of 30 or more that are not too near to them. */
export function namedDays(first: number, last: number): number[] {
  if (last <= first) return [first];
  const step = Math.max(30, Math.ceil((last - first) / 120) * 30);
  const gap = (last - first) / 6;
  const between: number[] = [];
  for (let day = Math.ceil(first / step) * step; day < last; day += step)
    if (day - first > gap && last - day > gap) between.push(day);
  return [first, ...between, last];
}
