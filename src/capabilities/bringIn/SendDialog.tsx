import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  isComplete,
  BatchFooter,
  BATCH_WORDS,
  BatchList,
  BatchProgress,
  useBatch,
  LeaveRound,
} from '@/capabilities/rounds/api';
import { Dialog } from '@/components/dialog/Dialog';
import { capital } from '@/components/format/capital';
import { countOf } from '@/components/format/number';
import { foundSaved } from '@/screen/record/rounds';
import { PlaceQuestion } from '@/capabilities/pictureTools/api';
import { type Asking } from '@/screen/form/beforeSend';
import { broughtIn } from './broughtIn';
import { type Sending } from './contentKind';
import { isOtherwise } from './items';
import { placeNameOf } from './place';
import { type Row } from './rows';
import { roundOf } from './sendRound';
import { type BringingIn } from './useBringIn';
import { useOwner } from '@/services/session/useSession';

interface Props {
  work: BringingIn;
  /** Those that are ticked when the dialog opens. */
  rows: readonly Row[];
  sending: Sending;
}

const WORDS = { ...BATCH_WORDS, running: 'Adding...', done: 'Added', skipped: 'Here already', unsent: 'Not added' };

/** Adds the ticked records, one after the other, and shows what became of each. */
export function SendDialog({ work, rows, sending }: Props) {
  const dispatch = useDispatch();
  const owner = useOwner();
  const { kind, places } = work;
  const [items] = useState(rows);
  const [known] = useState(() => work.here.map(({ id }) => id));
  const asking = useRef<Asking>(null);
  const { batch, start, stop } = useBatch(items, 1);
  const { phase } = batch;
  const close = () => work.dispatch({ type: 'roundClosed', isComplete: isComplete(batch) });
  const onSaved = (id: number, requestId?: string) => {
    if (requestId) dispatch(foundSaved(requestId));
    const item = work.state.items.find((each) => each.id === id);
    if (item && isOtherwise(kind, item)) broughtIn(kind.path, owner).add(item.found);
  };
  const begin = () => {
    const mayTellPlace = asking.current!.maySend;
    start({
      ...roundOf({ kind, sending, owner, sent: work.state.sent, known, tell: work.dispatch, onSaved, mayTellPlace }),
      after: () => void dispatch(sending.invalidate()),
    });
  };
  const title = `Add ${countOf(items.length, kind.noun)}`;
  const label = `${capital(kind.noun)}s to add`;
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
              onStart={begin}
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
                <p className="meta">{placeNameOf(kind, places, item.values)}</p>
              </>
            )}
          />
          <PlaceQuestion ref={asking} />
        </Dialog>
      )}
    </LeaveRound>
  );
}
