import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { neighbour } from '@/components/tabs/selection';
import { type Id } from '@/services/http/decode';
import { type Lane } from '@/features/workouts/lanes';

/** The keys of what the arrow keys walk through: the cards of a lane, then its Add. */
export const cardStop = (workoutId: Id) => `card ${workoutId}`;
export const addStop = (dayId: Id) => `add ${dayId}`;

const ANY = '[data-stop]';

/** The key of the stop that an element is in; null outside of all. */
export const keyAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>(ANY)?.dataset.stop) || null;

const stopsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>(ANY)];

const stopIn = (board: Element, key: string | null) => stopsOf(board).find(({ dataset }) => dataset.stop === key);

/** Focuses a stop, which alone would not scroll to a lane that is partly in view. */
function focusStop(stop: HTMLElement | undefined) {
  stop?.focus();
  stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Focuses in a card that was mounted anew what had the focus in it before: a figure has its caret again. */
function focusIn(card: HTMLElement, before: Element) {
  const controlsOf = (stop: Element) => [...stop.querySelectorAll<HTMLElement>('button, input')];
  const at = controlsOf(before.closest(ANY)!).indexOf(before as HTMLElement);
  const control = controlsOf(card)[at];
  control?.focus();
  if (before instanceof HTMLInputElement && control instanceof HTMLInputElement)
    control.setSelectionRange(before.selectionStart, before.selectionEnd);
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

const cardsOf = ({ day }: Lane) => day.workouts.map(({ id }) => ({ id: cardStop(id) }));

/** The stop that follows one that is gone: the card after it in its lane, or before it, else that lane's Add. */
function keyAfter(key: string, before: readonly Lane[], after: readonly Lane[]) {
  const lane = before.find((candidate) => cardsOf(candidate).some(({ id }) => id === key));
  const same = lane && after.find(({ day }) => day.id === lane.day.id);
  if (!same) return null;
  return String(neighbour(cardsOf(lane), cardsOf(same), key) ?? addStop(same.day.id));
}

/**
 * The board's only tab stop, which is where the focus was last. What had the focus in a card has it again on another
 * day, and its neighbour has it once the card is gone.
 */
export function useKeptStop(board: RefObject<HTMLElement | null>, lanes: readonly Lane[], isCovered: boolean) {
  const [chosen, setChosen] = useState<string | null>(null);
  const focused = useRef<{ element: Element; key: string } | null>(null);
  const keys = lanes.flatMap((lane) => [...cardsOf(lane).map(({ id }) => id), addStop(lane.day.id)]);
  const current = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? null);

  const remember = (target: EventTarget) => {
    const key = keyAt(target);
    focused.current = key === null ? null : { element: target as Element, key };
    if (key !== null) setChosen(key);
  };
  const former = useRef(lanes);
  const restore = useEffectEvent(() => {
    const lost = focused.current;
    const { activeElement: active } = document;
    const isLost = active === document.body || active === document.querySelector('main');
    if (!lost || !isLost || !board.current) return;
    const same = stopIn(board.current, lost.key);
    focusStop(same ?? stopIn(board.current, keyAfter(lost.key, former.current, lanes)));
    if (same && !lost.element.isConnected) focusIn(same, lost.element);
  });
  useLayoutEffect(() => {
    if (!focused.current?.element.isConnected) restore();
    former.current = lanes;
  });
  // A dialog that closes gives the focus to the page where its opener is gone, or was none: a figure that was left.
  useEffect(() => {
    if (!isCovered) restore();
  }, [isCovered]);
  return { current, remember };
}
