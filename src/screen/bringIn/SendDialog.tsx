import { useEffect, useState } from 'react';
import { type FormValues } from '@/components/form/formRules';
import { useDispatch } from 'react-redux';
import { countWith } from '@/components/batch/batch';
import { BatchFooter } from '@/components/batch/BatchFooter';
import { BATCH_WORDS, BatchList } from '@/components/batch/BatchList';
import { BatchProgress } from '@/components/batch/BatchProgress';
import { Dialog } from '@/components/dialog/Dialog';
import { LeaveRound } from '../LeaveRound';
import { foundSaved, roundEnded } from '../journal/changes';
import { type Sending } from './contentKind';
import { placeAt, placeKey, placeName } from './place';
import { type Row } from './rows';
import { useBatch } from '@/components/batch/useBatch';
import { type BringingIn } from './useBringIn';
import { roundOf } from './sendRound';

interface Props<Values extends FormValues> {
  title: string;
  work: BringingIn<Values>;
  /** Those that are ticked when the dialog opens. */
  rows: readonly Row<Values>[];
  sending: Sending<Values>;
  /** With the ids of those that came in, and whether that was all of them. */
  onClose: (cameIn: readonly number[], isComplete: boolean) => void;
}

const WORDS = { ...BATCH_WORDS, running: 'Adding...', done: 'Added', unsent: 'Not added' };

/** Adds the ticked records, one after the other, and shows what became of each. */
export function SendDialog<Values extends FormValues>({ title, work, rows, sending, onClose }: Props<Values>) {
  const dispatch = useDispatch();
  const { kind, places, here } = work;
  const [items] = useState(rows);
  const [before] = useState(() => new Set(here.map(({ id }) => id)));
  const { batch, start, stop } = useBatch(items, 1);
  const { lines, phase } = batch;
  const close = () => {
    const done = lines.filter(({ status }) => status === 'done').map(({ item }) => item.item.id);
    onClose(done, countWith(lines, 'done') === lines.length);
  };
  const [round] = useState(() => roundOf(kind, sending, before, (requestId) => dispatch(foundSaved(requestId))));
  const after = () => void dispatch(sending.invalidate());
  // Stopping, going on and trying again are one round in the journal.
  useEffect(() => () => void dispatch(roundEnded()), [dispatch]);
  const label = `${kind.noun.charAt(0).toUpperCase()}${kind.noun.slice(1)}s to add`;
  return (
    <LeaveRound
      batch={batch}
      text={`The call under way will finish; the other ${kind.noun}s are not added.`}
      onClose={close}
    >
      {(leave) => (
        <Dialog
          title={title}
          onClose={leave}
          footer={
            <BatchFooter
              batch={batch}
              canStart
              labels={{ start: title, rest: 'Go on' }}
              onStart={() => start({ ...round, after })}
              onStop={stop}
              onClose={close}
            />
          }
        >
          {phase !== 'ready' && <BatchProgress label={label} batch={batch} />}
          <BatchList
            label={label}
            batch={batch}
            words={WORDS}
            describe={({ name, item }) => (
              <>
                <p>{name}</p>
                <p className="meta">{placeName(placeAt(kind, places, placeKey(kind, item.values))?.names ?? [])}</p>
              </>
            )}
          />
        </Dialog>
      )}
    </LeaveRound>
  );
}
