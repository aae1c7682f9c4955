import { type ReactNode } from 'react';
import { ArrowClockwise, ArrowCounterclockwise, BoxArrowUpRight, DashLg, PlusLg } from 'react-bootstrap-icons';
import { fitted, isLargest, isSmallest, larger, smaller, turned, type Framing } from './framing';

interface Props {
  view: Framing;
  onChange: (change: (view: Framing) => Framing) => void;
  /** The address of the file; null if there is none. */
  file: string | null;
}

/** The tools below a proof. Each names its key. */
export function ProofTools({ view, onChange, file }: Props) {
  const percent = Math.round(view.scale * 100);
  return (
    <div className="proof-tools" role="group" aria-label="Proof">
      <Tool name="Smaller" shortcut="-" isOff={isSmallest(view)} onPress={() => onChange(smaller)}>
        <DashLg aria-hidden />
      </Tool>
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
      <Tool name="Larger" shortcut="+" isOff={isLargest(view)} onPress={() => onChange(larger)}>
        <PlusLg aria-hidden />
      </Tool>
      <span className="tool-gap" aria-hidden="true" />
      <Tool name="Turn left" shortcut="[" onPress={() => onChange((now) => turned(now, -1))}>
        <ArrowCounterclockwise aria-hidden />
      </Tool>
      <Tool name="Turn right" shortcut="]" onPress={() => onChange((now) => turned(now, 1))}>
        <ArrowClockwise aria-hidden />
      </Tool>
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
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Tool = ({ name, shortcut, isOff = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    className="btn btn-quiet btn-icon"
    aria-label={name}
    title={`${name} (${shortcut})`}
    aria-keyshortcuts={shortcut}
    aria-disabled={isOff}
    onClick={onPress}
  >
    {children}
  </button>
);
