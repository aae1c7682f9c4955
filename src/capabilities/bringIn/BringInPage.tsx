import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { countOf, figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { BringInHead } from './BringInHead';
import { type ContentKind, type Sending } from './contentKind';
import { ColumnsCard } from './ColumnsCard';
import { Done } from './Done';
import { Drop } from './Drop';
import { Review } from './Review';
import { SendDialog } from './SendDialog';
import { useBringIn, type Lists } from './useBringIn';
import sheet from './bringIn.late.scss';

interface Props {
  kind: ContentKind;
  /** Undefined until they are loaded. */
  lists: Lists | undefined;
  isLoading: boolean;
  /** The place that the section shows, as `placeKey` has it. */
  shown: string;
  sending: Sending;
  /** The fields of the section's own form. */
  children: ReactNode;
}

/** Brings records in from texts and files: what was read is looked over before anything is saved. */
export function BringInPage({ lists, isLoading, ...props }: Props) {
  useLateSheet(sheet);
  if (lists) return <BringIn {...props} {...lists} />;
  const { noun } = props.kind;
  return (
    <>
      <BringInHead of={props.kind} status="" />
      <p className="soft" role="status">
        {isLoading ? `Loading ${noun}s...` : `The ${noun}s could not be loaded.`}{' '}
        {!isLoading && (
          <button type="button" className="link" onClick={props.sending.loadAgain}>
            Try again
          </button>
        )}
      </p>
    </>
  );
}

type BringInProps = Omit<Props, 'lists' | 'isLoading'> & Lists;

function BringIn({ sending, children, ...options }: BringInProps) {
  const work = useBringIn(options);
  const { kind, state, dispatch, rows, text, reading } = work;
  const [isAsking, setAsking] = useState(false);
  const { step } = state;
  const ticked = rows.filter(({ isTicked }) => isTicked);

  const startAgain = () => {
    setAsking(false);
    work.startAgain();
  };
  const readText = () => {
    if (text.trim()) void work.read([text]);
    else reading.tell('Paste a text or choose a file.');
  };
  return (
    <>
      {step === 'drop' && (
        <BringInHead of={kind} status={readingText(reading.soFar)}>
          {reading.soFar !== null && (
            <button type="button" className="btn btn-outline-secondary" onClick={reading.stop}>
              Stop
            </button>
          )}
          <button type="button" className="btn btn-primary" onClick={readText}>
            Read
          </button>
        </BringInHead>
      )}
      {step === 'review' && (
        <BringInHead
          of={kind}
          isInRecord={state.isInRecord}
          status={readingText(reading.soFar) || reviewText(rows.length, ticked.length, state.cameIn.size)}
        >
          <button
            type="button"
            className="btn btn-outline-secondary start-again"
            onClick={() => (work.hasCorrections ? setAsking(true) : startAgain())}
          >
            Start again
          </button>
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={ticked.length === 0}
            onClick={() => ticked.length > 0 && dispatch({ type: 'roundOpened', here: work.here.map(({ id }) => id) })}
          >
            Add {countOf(ticked.length, kind.noun)}
          </button>
        </BringInHead>
      )}
      {step === 'drop' && <Drop work={work} onRead={readText} />}
      {step === 'review' && state.columns.length > 0 && <ColumnsCard work={work} />}
      {step === 'review' && <Review work={work}>{children}</Review>}
      {step === 'done' && <Done work={work} onMore={startAgain} />}
      {state.isSending && <SendDialog work={work} rows={ticked} sending={sending} />}
      {isAsking && (
        <ConfirmDialog
          title="Start again?"
          text="What you corrected and chose will be lost."
          confirmLabel="Start again"
          cancelLabel="Keep it"
          onConfirm={startAgain}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const readingText = (soFar: number | null) => (soFar === null ? '' : `Reading, ${figure(soFar)} so far`);

/** `9 read, 6 ticked`; at none it says why nothing can be added. */
function reviewText(read: number, ticked: number, cameIn: number) {
  const came = cameIn > 0 ? `${figure(cameIn)} came in, ` : '';
  return `${came}${figure(read)} ${cameIn > 0 ? 'left' : 'read'}, ${ticked === 0 ? 'none' : figure(ticked)} ticked`;
}
