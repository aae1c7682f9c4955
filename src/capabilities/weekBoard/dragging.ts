import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { titleOf } from '@/components/format/title';
import { effortOf, type PlacedWorkout } from '@/features/workouts/workoutsRows';
import { fixedReason } from './moves';

const KEY = 'placed';
const placedIn = (data: Record<string | symbol, unknown>) => data[KEY] as PlacedWorkout;

/** What goes with the pointer: a card of plain text. */
function drawPreview(container: HTMLElement, { workout }: PlacedWorkout) {
  const line = (className: string, text: string) =>
    Object.assign(document.createElement('p'), { className, textContent: text });
  const card = Object.assign(document.createElement('div'), { className: 'move-card is-moving' });
  card.append(line('about', titleOf(workout.name)), line('meta figures', effortOf(workout)));
  container.append(card);
}

/** Lets a card be dragged; returns whether it is. A press in one of its figures selects text there instead. */
export function useDraggable(card: RefObject<HTMLElement | null>, placed: PlacedWorkout) {
  const [isLeaving, setLeaving] = useState(false);
  const latest = useEffectEvent(() => placed);
  const canDrag = fixedReason(placed.workout) === undefined;
  useEffect(() => {
    const element = card.current;
    if (!element || !canDrag) return undefined;
    return draggable({
      element,
      canDrag: ({ input }) => !document.elementFromPoint(input.clientX, input.clientY)?.matches('input'),
      getInitialData: () => ({ [KEY]: latest() }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '8px', y: '8px' }),
          render: ({ container }) => drawPreview(container, latest()),
        }),
      onDragStart: () => setLeaving(true),
      onDrop: () => setLeaving(false),
    });
  }, [card, canDrag]);
  return isLeaving;
}

/** Lets a lane take cards; returns whether one is over it that it takes. */
export function useDropTarget(
  lane: RefObject<HTMLElement | null>,
  takes: (placed: PlacedWorkout) => boolean,
  onDrop: (placed: PlacedWorkout) => void,
) {
  const [isTarget, setTarget] = useState(false);
  const canDrop = useEffectEvent(takes);
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      dropTargetForElements({
        element: lane.current!,
        canDrop: ({ source }) => canDrop(placedIn(source.data)),
        onDragEnter: () => setTarget(true),
        onDragLeave: () => setTarget(false),
        onDrop: ({ source }) => {
          setTarget(false);
          drop(placedIn(source.data));
        },
      }),
    [lane],
  );
  return isTarget;
}

/** The workout that is being dragged, or null. */
export function useDragged() {
  const [dragged, setDragged] = useState<PlacedWorkout | null>(null);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDragged(placedIn(source.data)),
        onDrop: () => setDragged(null),
      }),
    [],
  );
  return dragged;
}
