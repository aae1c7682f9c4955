import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { neighbour } from '@/components/tabs/selection';
import { type Lane } from './lanes';
import { addStop, cardStop, focusStop, keyAt, stopIn } from './stops';

const cardsOf = ({ day }: Lane) => day.workouts.map(({ id }) => ({ id: cardStop(id) }));

/** The stop that follows one that is gone: the card after it in its lane, or before it, else that lane's Add. */
function keyAfter(key: string, before: readonly Lane[], after: readonly Lane[]) {
  const lane = before.find((candidate) => cardsOf(candidate).some(({ id }) => id === key));
  const same = lane && after.find(({ day }) => day.id === lane.day.id);
  if (!same) return null;
  return String(neighbour(cardsOf(lane), cardsOf(same), key) ?? addStop(same.day.id));
}

/**
 * The board's only tab stop, which is where the focus was last. A card that had the focus has it again on another day,
 * and its neighbour has it once the card is gone.
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
    const next = stopIn(board.current, lost.key) ?? stopIn(board.current, keyAfter(lost.key, former.current, lanes));
    focusStop(next);
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
