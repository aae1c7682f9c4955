import { useEffect, useId, useMemo, useState } from 'react';
import { Check2, XLg } from 'react-bootstrap-icons';
import { Dialog } from '@/components/dialog/Dialog';
import { download, fileName } from '@/components/export/download';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useHost } from '@/screen/host';
import { type Report } from './format';
import { IN_IT, NEVER_IN_IT } from './inIt';
import { startRecorder } from './recorder';
import sheet from './report.late.scss';
import { stopsOf, type Stop } from './stops';

/** How many steps are shown at first. */
const FIRST = 20;

/** The text of the file, from when the dialog opened; undefined until then, null if it could not be made. */
function useReportText() {
  const host = useHost();
  const [text, setText] = useState<string | null>();
  useEffect(() => {
    startRecorder(host)
      .then((recorder) => {
        recorder.noteReport();
        setText(recorder.text());
      })
      .catch(() => setText(null));
  }, [host]);
  return text;
}

/** Shows what a report says, made from the very file, and saves it. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  useLateSheet(sheet);
  const text = useReportText();
  const save = () => {
    if (!text) return;
    download(new Blob([text], { type: 'application/json' }), fileName('report', 'json'));
    onClose();
  };
  return (
    <Dialog
      title="Save a report of what happened"
      onClose={onClose}
      footer={
        <>
          <p className="figures">{text && `About ${Math.max(1, Math.round(text.length / 1000))} KB`}</p>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="btn btn-primary" onClick={save} aria-disabled={!text}>
            Save file
          </button>
        </>
      }
    >
      <div className="report">
        <p className="soft">
          A file for whoever looks into it. It is made here and sent nowhere; you give it to them yourself.
        </p>
        {text && <Content text={text} />}
        {text === null && <p role="alert">What happened could not be read, so there is nothing to save.</p>}
      </div>
    </Dialog>
  );
}

function Content({ text }: { text: string }) {
  const stops = useMemo(() => stopsOf(JSON.parse(text) as Report), [text]);
  return (
    <>
      <div className="in-and-out">
        <Box
          title="What is in it"
          className="is-in"
          icon={Check2}
          points={[`The last ${stops.length} steps, as below`, ...IN_IT]}
        />
        <Box title="What never is" icon={XLg} points={NEVER_IN_IT} />
      </div>
      <Steps stops={stops} />
    </>
  );
}

interface BoxProps {
  title: string;
  className?: string;
  icon: typeof XLg;
  points: readonly string[];
}

function Box({ title, className, icon: Icon, points }: BoxProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul role="list">
        {points.map((point) => (
          <li key={point}>
            <Icon aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ stops }: { stops: readonly Stop[] }) {
  const id = useId();
  const [isAll, setAll] = useState(false);
  const shown = stops.slice(isAll ? 0 : -FIRST).toReversed();
  return (
    <div>
      <h3 className="steps-title" id={id}>
        The last {shown.length} steps <span className="meta">the latest first</span>
      </h3>
      <ol className="steps" reversed start={stops.length} aria-labelledby={id}>
        {shown.map(({ text, isAmber, time }, index) => (
          <li key={index}>
            <span className="no" aria-hidden>
              {stops.length - index}
            </span>
            <span className={isAmber ? 'went-wrong' : undefined}>{text}</span>
            <span className="at">
              <span className="hour">{time.slice(0, 3)}</span>
              {time.slice(3)}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < stops.length && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => setAll(true)}>
          Show all {stops.length}
        </button>
      )}
    </div>
  );
}
