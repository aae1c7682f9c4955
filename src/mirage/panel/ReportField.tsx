import { type ChangeEvent, useId, useRef, useState } from 'react';
import { chosenLatency, hashOf } from '../browser/choice';
import { type Failure } from '../browser/failures';
import { isScenarioName } from '../scenarios/scenarios';
import { FailureList } from './FailureList';

/** A report of what happened, as it is read (src/capabilities/sessionReport). */
interface OpenedReport {
  about: string;
  stops: readonly { text: string; isAmber: boolean; time: string; beside: readonly string[] }[];
  failures: readonly Failure[];
  window: { width: number; height: number };
  scenario: string | null;
  address: string;
}

/** Reads the report in a file; a sentence if it is none. */
export type OpenReport = (file: File) => Promise<OpenedReport | string>;

/** Opens a window of the report's size where it begins, with its data and its failing calls. */
function setAsItWas({ window: { width, height }, scenario, failures, address }: OpenedReport) {
  const choice = {
    scenario: isScenarioName(scenario) ? scenario : 'default',
    latency: chosenLatency(),
    failures,
  } as const;
  window.open(address + hashOf(choice), '_blank', `popup,width=${width},height=${height}`);
}

/** Reads a report beside the panel, and sets the mock server as it was. */
export function ReportField({ openReport }: { openReport: OpenReport }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenedReport | string>('');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) setOpened(await openReport(file));
    target.value = ''; // the same file may be chosen again
  };
  return (
    <fieldset className="mock-group">
      <legend className="form-label">What happened</legend>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Report"
        onChange={(event) => void choose(event)}
      />
      <button
        type="button"
        className="btn btn-outline-secondary mock-reset"
        aria-describedby={id}
        onClick={() => field.current?.click()}
      >
        Open a report
      </button>
      <p id={id} className="form-text">
        The file that Save a report made.
      </p>
      {typeof opened === 'string' ? opened && <p role="alert">{opened}</p> : <Opened report={opened} />}
    </fieldset>
  );
}

function Opened({ report }: { report: OpenedReport }) {
  return (
    <>
      <p className="meta">{report.about}</p>
      <FailureList failures={report.failures} />
      <button type="button" className="btn btn-outline-secondary mock-reset" onClick={() => setAsItWas(report)}>
        Open a window as it was
      </button>
      <ol className="mock-steps" aria-label="Steps">
        {report.stops.map(({ text, isAmber, time, beside }, index) => (
          <li key={index}>
            <span className="meta figures">{time}</span>
            <span className={isAmber ? 'is-amber' : undefined}>{text}</span>
            {beside.map((line, nth) => (
              <code key={nth}>{line}</code>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
