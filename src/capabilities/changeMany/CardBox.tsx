import { useEffect, useEffectEvent, useRef } from 'react';
import { isOff } from '@/components/keys/useKeyMap';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type Id } from '@/services/http/decode';
import { type NamedRecord } from '@/screen/rowTools/CardTools';
import { isOnCard } from './card';
import sheet from './changeMany.late.scss';
import { onLongPress } from './longPress';
import { useSelected, useSelectionEvents } from './selection';

/** The record of each box. */
const records = new WeakMap<Element, Id>();

/** The records of the page from this box to the one of that record, if it is there. */
function upTo(other: Id | undefined, box: Element): Id[] {
  const boxes = [...box.closest('main')!.querySelectorAll('.card-tick > input')];
  const start = boxes.findIndex((each) => records.get(each) === other);
  const end = boxes.indexOf(box);
  const range = start < 0 ? [box] : boxes.slice(Math.min(start, end), Math.max(start, end) + 1);
  return range.map((each) => records.get(each)!);
}

/**
 * The box of a card, a child of it. While nothing is selected it is seen with the pointer or the focus on its card alone, where `x` ticks
 * it, and so does a finger that rests on the card. Then a press on the card ticks it, with Shift all up to it; Enter still
 * opens the card.
 */
export function CardBox({ id, name }: NamedRecord) {
  useLateSheet(sheet);
  const box = useRef<HTMLInputElement>(null);
  const events = useSelectionEvents();
  const isSelecting = useSelected(Boolean);
  const isTicked = useSelected((selected) => selected?.includes(id) ?? false);
  const last = useSelected((selected) => selected?.at(-1));

  const tick = (isRange: boolean) => {
    if (isRange) events.cardsTicked({ ids: upTo(last, box.current!), isTicked: true });
    else events.cardsTicked({ ids: [id], isTicked: !isTicked });
  };
  const press = useEffectEvent((event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (!isSelecting || isByKey || !isOnCard(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
    tick(event.shiftKey);
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.altKey || event.metaKey;
    if (event.key.toLowerCase() !== 'x' || isCommand || event.repeat || isOff('x')) return;
    event.preventDefault();
    tick(event.shiftKey);
  });
  const rest = useEffectEvent(() => tick(false));
  useEffect(() => {
    const card = box.current!.parentElement!.parentElement!;
    const endLongPress = onLongPress(card, () => rest());
    const leaving = new AbortController();
    const { signal } = leaving;
    card.addEventListener('click', (event) => press(event), { signal, capture: true });
    card.addEventListener('keydown', (event) => key(event), { signal });
    return () => {
      endLongPress();
      leaving.abort();
    };
  }, []);

  return (
    <label className={`card-tick ${isSelecting ? 'is-shown' : ''}`} aria-hidden={!isSelecting}>
      <input
        ref={(element) => {
          box.current = element;
          if (element) records.set(element, id);
        }}
        type="checkbox"
        className="form-check-input"
        aria-label={`Select ${name}`}
        tabIndex={isSelecting ? undefined : -1}
        checked={isTicked}
        onClick={(event) => {
          if (!event.shiftKey) return;
          event.preventDefault();
          tick(true);
        }}
        onChange={() => tick(false)}
      />
    </label>
  );
}
