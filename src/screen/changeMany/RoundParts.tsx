import { type ReactNode } from 'react';
import { isUnderWay, type Batch } from '@/components/batch/batch';
import { BatchFooter } from '@/components/batch/BatchFooter';
import { BatchList } from '@/components/batch/BatchList';
import { BatchProgress } from '@/components/batch/BatchProgress';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { useSafeExit } from '../form/useSafeExit';
import { type Many } from './many';
import { labelsOf, type Planned } from './plan';

interface LinesProps<Row, Form> {
  label: string;
  many: Many<Row, Form>;
  batch: Batch<Planned<Row, Form>>;
}

/** What became of each call. */
export const RoundLines = <Row, Form>({ label, many, batch }: LinesProps<Row, Form>) => (
  <div className="round-lines">
    <BatchProgress label={label} batch={batch} />
    <BatchList
      label={label}
      batch={batch}
      describe={({ name, changes }) => (
        <>
          <p className="about">{name}</p>
          <p className="meta">
            {labelsOf(
              many.kind.labels,
              changes.map((change) => change.name),
            ).join(', ')}
          </p>
        </>
      )}
    />
  </div>
);

interface FooterProps {
  batch: Batch<unknown>;
  canStart: boolean;
  /** The text of the main button before it begins. */
  start: string;
  note?: ReactNode;
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
}

export const RoundFooter = ({ start, note, ...rest }: FooterProps) => (
  <>
    {note && <p className="foot-note figures">{note}</p>}
    <BatchFooter {...rest} labels={{ start, rest: 'Go on' }} />
  </>
);

interface LeaveProps {
  batch: Batch<unknown>;
  onClose: () => void;
  children: (leave: () => void) => ReactNode;
}

/** Asks before a round that is under way is left. */
export function LeaveRound({ batch, onClose, children }: LeaveProps) {
  const isRunning = isUnderWay(batch);
  const exit = useSafeExit(isRunning, onClose);
  useClosedIfGone(exit.isAsking && !isRunning, exit.stay);
  return (
    <>
      {children(exit.leave)}
      {exit.isAsking && isRunning && (
        <ConfirmDialog
          title="Stop and leave?"
          text="The call under way will finish; the others stay as they are."
          confirmLabel="Stop and leave"
          onConfirm={exit.discard}
          onClose={exit.stay}
        />
      )}
    </>
  );
}
