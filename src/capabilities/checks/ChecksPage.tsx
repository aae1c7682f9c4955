import { useEffect, useMemo, useState } from 'react';
import { Check2 } from 'react-bootstrap-icons';
import { listed } from '@/components/format/listed';
import { countOf } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { EmptyState } from '@/components/state/EmptyState';
import { useKeptList } from '@/screen/kept/useKeptList';
import { useListEvents } from '@/screen/list/listContext';
import { acceptedFindings, splitAccepted } from './accepted';
import { AcceptedFoot } from './AcceptedFoot';
import { type ChecksFrame } from './checksOf';
import { type Checkup } from './finding';
import { FindingList } from './FindingList';
import { type CheckResult } from './runSteps';
import { useFound } from './useFound';
import { useTrials, type Trials } from './useTrials';
import sheet from '@/screen/list/findings.late.scss';

interface Props extends ChecksFrame {
  checkup: Checkup;
  /** Whether the lists may still come; after a failed first load there is nothing to check. */
  isLoading: boolean;
}

/** The findings of a section, by reason, each with a link to the field that it is about. */
export function ChecksPage({ checkup, isLoading, section, onStatus }: Props) {
  useLateSheet(sheet);
  const found = useFound(checkup.steps);
  const isChecking = !found && (isLoading || checkup.steps !== undefined);
  const what = checkup.steps ? checkup.checked[0]! : section.label;
  useEffect(() => {
    if (!found) onStatus(isChecking ? `Checking ${what}...` : '');
  }, [found, isChecking, what, onStatus]);
  if (!found) return isChecking && <ChecksSkeleton />;
  return <Findings checkup={checkup} found={found} section={section} onStatus={onStatus} />;
}

/** How far the checking is. */
function statusOf(open: number, [first = '']: readonly string[], { done, total, isOffline }: Trials) {
  if (done < total && !isOffline)
    return `${countOf(open, 'finding')} so far in ${first}, ${done} of ${countOf(total, 'file')} tried`;
  return open > 0 ? `${countOf(open, 'finding')} in ${first}` : `${first} checked`;
}

interface FindingsProps extends ChecksFrame {
  checkup: Checkup;
  found: CheckResult;
}

function Findings({ checkup: { reasons, checked }, found, section: { path, label }, onStatus }: FindingsProps) {
  const [attempt, setAttempt] = useState(1);
  const trials = useTrials(found.trials, attempt);
  const [kept] = useKeptList(acceptedFindings);
  const findings = useMemo(() => [...found.findings, ...trials.findings], [found, trials.findings]);
  const { open, accepted } = useMemo(() => splitAccepted(path, findings, kept), [path, findings, kept]);
  const status = statusOf(open.length, checked, trials);
  useEffect(() => onStatus(status), [status, onStatus]);
  return (
    <div className="card checks">
      {trials.isOffline && (
        <p className="soft" role="status">
          Pictures and films could not be tried.{' '}
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </p>
      )}
      <FindingList path={path} reasons={reasons} findings={findings} open={open} />
      {open.length === 0 && <NothingToLookAt label={label} checked={checked} />}
      {accepted.length > 0 && <AcceptedFoot path={path} accepted={accepted} />}
    </div>
  );
}

const REASONS = [208, 176];
const FINDINGS = [168, 132, 156];

/** Placeholders for reasons and their findings. */
const ChecksSkeleton = () => (
  <div className="card checks placeholder-glow" aria-busy="true">
    {REASONS.map((width) => (
      <div key={width} className="reason" aria-hidden="true">
        <div className="reason-head">
          <span className="placeholder" style={{ width, marginBlock: 6 }} />
          <span className="placeholder" style={{ width: 420 }} />
        </div>
        {FINDINGS.map((name) => (
          <div key={name} className="finding">
            <span className="placeholder" style={{ width: 48, height: 36 }} />
            <span className="placeholder" style={{ width: name }} />
            <span className="placeholder" style={{ width: '70%' }} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

/** Shown where no finding is left, with what was checked. */
function NothingToLookAt({ label, checked }: { label: string; checked: readonly string[] }) {
  const { screen, events } = useListEvents();
  const leave = () => events.viewSelected(screen.defaults.view);
  return (
    <EmptyState
      isWell
      icon={<Check2 aria-hidden />}
      title="Nothing to look at"
      text={<span className="figures">{listed(checked)} were checked.</span>}
      action={
        <button type="button" className="btn btn-outline-secondary" onClick={leave}>
          Back to {label}
        </button>
      }
    />
  );
}
