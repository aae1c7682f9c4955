import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Image } from 'react-bootstrap-icons';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { documentUrl } from '@/services/media/media';
import sheet from './proof.late.scss';
import { FITTED, fitted, isSmallest, larger, moved, smaller, turned, type Framing } from './framing';
import { ProofTools } from './ProofTools';
import { useProof } from './useProof';

/** How far an arrow key moves an enlarged picture, in px. */
const STEP = 48;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/**
 * The proof of a payment to look at closely: `+ - 0` change its size, `[ ]` turn it, the arrow keys or dragging move it
 * once it is enlarged. Give it the person as its key, so that size and turn begin anew with each.
 */
export function ProofViewer({ stored }: { stored: string }) {
  useLateSheet(sheet);
  const { url, onError } = useProof(stored);
  const [view, setView] = useState(FITTED);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const move = (dx: number, dy: number) => {
    const [around, shown] = [frame.current, picture.current];
    if (!around || !shown || isSmallest(view)) return;
    const inner = { width: around.clientWidth, height: around.clientHeight };
    const whole = { width: shown.offsetWidth, height: shown.offsetHeight };
    setView((now) => moved(now, dx, dy, inner, whole));
  };
  useKeyMap(
    {
      '+': () => setView(larger),
      '=': () => setView(larger), // the same key without Shift
      '-': () => setView(smaller),
      '0': () => setView(fitted),
      '[': () => setView((now) => turned(now, -1)),
      ']': () => setView((now) => turned(now, 1)),
    },
    frame,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step || isSmallest(view)) return;
    event.preventDefault();
    move(...step);
  };
  const grab = (event: PointerEvent) => {
    if (!isSmallest(view) && event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
  };
  return (
    <section className="proof" aria-label="Proof of payment">
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move the picture in it */}
      <div
        ref={frame}
        className={`proof-stage${isSmallest(view) ? '' : ' is-enlarged'}`}
        role="group"
        tabIndex={0}
        aria-label="Proof, arrow keys move it when enlarged"
        onKeyDown={onKeyDown}
        onPointerDown={grab}
        onPointerMove={drag}
      >
        {/* eslint-enable */}
        {url ? (
          <img
            ref={picture}
            className={view.quarters % 2 === 0 ? '' : 'is-turned'}
            style={{ transform: transformOf(view) }}
            src={url}
            alt="Payment"
            draggable={false}
            onError={onError}
          />
        ) : (
          <p className="proof-none">
            <Image aria-hidden />
            {stored ? 'Image failed to load' : 'No file was sent'}
          </p>
        )}
      </div>
      <ProofTools view={view} onChange={setView} file={documentUrl(stored)} />
    </section>
  );
}

const transformOf = ({ x, y, scale, quarters }: Framing) =>
  `translate(${x}px, ${y}px) scale(${scale}) rotate(${quarters * 90}deg)`;
