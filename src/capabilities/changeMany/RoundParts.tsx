import { type ReactNode } from 'react';
import { type Batch, BatchFooter, BatchList, BatchProgress, LeaveRound } from '@/capabilities/rounds/api';
import { Dialog } from '@/components/dialog/Dialog';
import { type Many } from './many';
import { inWords, type Planned } from './plan';

interface DialogProps {
  title: string;
  batch: Batch<unknown>;
  footer: ReactNode;
  isTyped?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a round, which asks before it is left while calls are under way, or something was typed. */
export const RoundDialog = ({ title, batch, footer, isTyped, onClose, children }: DialogProps) => (
  <LeaveRound
    batch={batch}
    text="What is under way will finish; the others stay as they are."
    isTyped={isTyped}
    onClose={onClose}
  >
    {(leave) => (
      <Dialog title={title} onClose={leave} footer={footer}>
        {children}
      </Dialog>
    )}
  </LeaveRound>
);

interface LinesProps<Row, Form> {
  label: string;
  many: Many<Row, Form>;
  batch: Batch<Planned<Row, Form>>;
}

/** What became of each call, with the fields that it changes where they are not the same in all. */
export function RoundLines<Row, Form>({ label, many, batch }: LinesProps<Row, Form>) {
  const fieldsOf = ({ changes }: Planned<Row, Form>) =>
    inWords(
      changes.map(({ name }) => name),
      many.labels,
    );
  const [first, ...others] = batch.lines.map(({ item }) => fieldsOf(item));
  const isSame = others.every((fields) => fields === first);
  return (
    <div className="round-lines">
      <BatchProgress label={label} batch={batch} />
      <BatchList
        label={label}
        batch={batch}
        describe={(plan) => (
          <>
            <p className="about">{plan.name}</p>
            {!isSame && <p className="meta">{fieldsOf(plan)}</p>}
          </>
        )}
      />
    </div>
  );
}

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
