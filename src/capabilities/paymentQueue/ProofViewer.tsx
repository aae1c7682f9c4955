import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  ArrowClockwise,
  ArrowCounterclockwise,
  BoxArrowUpRight,
  DashLg,
  Image,
  PlusLg,
  type Icon,
} from 'react-bootstrap-icons';
import { IconButton } from '@/components/button/IconButton';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { documentUrl } from '@/services/media/media';
import { FITTED, fitted, isSmallest, larger, moved, smaller, turned, type Framing, isLargest } from './framing';
import { useProof } from '@/features/users/dialogs/useProof';
import sheet from './proof.late.scss';

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

interface Props {
  view: Framing;
  onChange: (change: (view: Framing) => Framing) => void;
  /** The address of the file; null if there is none. */
  file: string | null;
}

/** The tools below a proof. Each names its key. */
function ProofTools({ view, onChange, file }: Props) {
  const percent = Math.round(view.scale * 100);
  return (
    <div className="proof-tools" role="group" aria-label="Proof">
      <Tool icon={DashLg} name="Smaller" shortcut="-" isOff={isSmallest(view)} onPress={() => onChange(smaller)} />
      <button
        type="button"
        className="btn btn-quiet btn-sm figures proof-scale"
        aria-label={`Size ${percent} percent, back to fit`}
        title="Fit (0)"
        aria-keyshortcuts="0"
        onClick={() => onChange(fitted)}
      >
        {percent}%
      </button>
      <Tool icon={PlusLg} name="Larger" shortcut="+" isOff={isLargest(view)} onPress={() => onChange(larger)} />
      <span className="tool-gap" aria-hidden="true" />
      <Tool
        icon={ArrowCounterclockwise}
        name="Turn left"
        shortcut="["
        onPress={() => onChange((now) => turned(now, -1))}
      />
      <Tool icon={ArrowClockwise} name="Turn right" shortcut="]" onPress={() => onChange((now) => turned(now, 1))} />
      {file && (
        <>
          <span className="tool-gap" aria-hidden="true" />
          <a
            className="btn btn-quiet btn-icon"
            href={file}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Open in a new tab"
            title="Open in a new tab"
          >
            <BoxArrowUpRight aria-hidden />
          </a>
        </>
      )}
    </div>
  );
}

interface ToolProps {
  name: string;
  shortcut: string;
  icon: Icon;
  isOff?: boolean;
  onPress: () => void;
}

const Tool = ({ name, shortcut, icon, isOff = false, onPress }: ToolProps) => (
  <IconButton
    icon={icon}
    label={name}
    title={`${name} (${shortcut})`}
    aria-keyshortcuts={shortcut}
    aria-disabled={isOff}
    onClick={onPress}
  />
);
