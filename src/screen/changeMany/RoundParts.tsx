import { type ReactNode } from 'react';
import { type Batch } from '@/components/batch/batch';
import { BatchFooter } from '@/components/batch/BatchFooter';
import { BatchList } from '@/components/batch/BatchList';
import { BatchProgress } from '@/components/batch/BatchProgress';
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

/** What is said before a round is left that is under way. */
export const LEAVING = 'The call under way will finish; the others stay as they are.';
