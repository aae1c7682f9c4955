import { type KeyboardEvent } from 'react';
import { type Id } from '@/services/http/decode';

/** The keys of what the arrow keys walk through: the cards of a lane, then its Add. */
export const cardStop = (workoutId: Id) => `card ${workoutId}`;
export const addStop = (dayId: Id) => `add ${dayId}`;

const ANY = '[data-stop]';

/** The key of the stop that an element is in; null outside of all. */
export const keyAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>(ANY)?.dataset.stop) || null;

const stopsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>(ANY)];

export const stopIn = (board: Element, key: string | null) =>
  stopsOf(board).find(({ dataset }) => dataset.stop === key);

/** Focuses a stop, which alone would not scroll to a lane that is partly in view. */
export function focusStop(stop: HTMLElement | undefined) {
  stop?.focus();
  stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Up, Down, Home and End walk within a lane, Left and Right to the lane beside it at the same height. */
export function walk(event: KeyboardEvent<HTMLElement>) {
  const stop = event.target as HTMLElement;
  const lanes = [...event.currentTarget.querySelectorAll('.lane')];
  const lane = lanes.find((candidate) => candidate.contains(stop));
  if (!lane || !stop.matches(ANY)) return;
  const here = stopsOf(lane);
  const at = here.indexOf(stop);
  const beside = (step: -1 | 1) => {
    const there = lanes[lanes.indexOf(lane) + step];
    return there && stopsOf(there);
  };
  const level = (stops: HTMLElement[] | undefined) => stops?.[Math.min(at, stops.length - 1)];
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowUp: () => here[at - 1],
    ArrowDown: () => here[at + 1],
    Home: () => here[0],
    End: () => here.at(-1),
    ArrowLeft: () => level(beside(-1)),
    ArrowRight: () => level(beside(1)),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  focusStop(target());
}
