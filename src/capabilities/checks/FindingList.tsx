import { useMemo, useEffect, useRef, useState } from 'react';
import { useGrowingCount } from '@/components/cards/useGrowingCount';
import { figure } from '@/components/format/number';
import { useKeptList } from '@/screen/kept/useKeptList';
import { acceptedFindings, toAccepted } from './accepted';
import { type Finding, type Reason } from './finding';
import { AcceptedRow, FindingRow } from './FindingRow';

interface Props {
  path: string;
  reasons: readonly Reason[];
  /** All findings, with those that were accepted. */
  findings: readonly Finding[];
  open: readonly Finding[];
}

interface Group {
  reason: Reason;
  open: number;
  /** Those that are open, and those that were accepted a moment ago in their place. */
  shown: readonly Finding[];
}

const keyOf = ({ reason, about }: Finding) => `${reason} ${about}`;

/** The findings by reason, as many as are in view and a few more. */
export function FindingList({ path, reasons, findings, open }: Props) {
  const [kept, keep] = useKeptList(acceptedFindings);
  const recent = useRecent();
  const list = useNeighbourFocus();
  const { count, sentinel } = useGrowingCount('');
  const openOnes = useMemo(() => new Set(open), [open]);
  const groups = useMemo(
    () =>
      reasons.map((reason): Group => {
        const own = findings.filter((finding) => finding.reason === reason.key);
        const shown = own.filter((finding) => openOnes.has(finding) || recent.phases.has(keyOf(finding)));
        return { reason, shown, open: own.filter((finding) => openOnes.has(finding)).length };
      }),
    [reasons, findings, openOnes, recent.phases],
  );
  // One whose record has changed since is open again.
  const phaseOf = (finding: Finding) => (openOnes.has(finding) ? undefined : recent.phases.get(keyOf(finding)));

  const accept = (finding: Finding) => {
    const { key, stamp } = toAccepted(path, finding);
    recent.add(keyOf(finding));
    keep([...kept.filter((other) => other.key !== key), { key, stamp }]);
  };
  const undo = (finding: Finding) => {
    const { key } = toAccepted(path, finding);
    recent.remove(keyOf(finding));
    keep(kept.filter((other) => other.key !== key));
  };
  const total = groups.reduce((sum, { shown }) => sum + shown.length, 0);
  return (
    <div ref={list}>
      {firstOf(groups, count).map(({ reason, open: left, shown }) => (
        <section
          key={reason.key}
          className={`reason ${left === 0 && shown.every((finding) => phaseOf(finding) === 'over') ? 'is-over' : ''}`}
          aria-labelledby={`reason-${reason.key}`}
        >
          <div className="reason-head">
            <h3 id={`reason-${reason.key}`}>
              {reason.title} <span className="tally figures">{figure(left)}</span>
            </h3>
            <p className="meta">{reason.text}</p>
          </div>
          <ul role="list" aria-labelledby={`reason-${reason.key}`}>
            {shown.map((finding) => {
              const phase = phaseOf(finding);
              return (
                <li key={finding.about} className={`finding ${phase === 'over' ? 'is-over' : ''}`}>
                  {!phase && <FindingRow finding={finding} onAccept={() => accept(finding)} />}
                  {phase === 'undo' && <AcceptedRow finding={finding} onUndo={() => undo(finding)} />}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {count < total && <div key={count} ref={sentinel} aria-hidden="true" />}
    </div>
  );
}

/** The groups that have findings, with so many of them in all. */
function firstOf(groups: readonly Group[], count: number) {
  let rest = count;
  return groups.flatMap((group) => {
    const shown = group.shown.slice(0, Math.max(0, rest));
    rest -= group.shown.length;
    return shown.length > 0 ? [{ ...group, shown }] : [];
  });
}

/**
 * A ref for the list of findings. The page takes the focus when what had it is removed; from there it goes on to the
 * row in which it was, or to the one that is in its place now.
 */
function useNeighbourFocus() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let focused: HTMLElement | null = null;
    let at = -1;
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('.finding:not(.is-over)') ?? [])];
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (list.current?.contains(target)) {
        focused = target;
        at = rows().findIndex((row) => row.contains(target));
      } else if (target.localName === 'main' && focused && !focused.isConnected) {
        focused = null;
        const left = rows();
        left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('button, a')?.focus();
      }
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return list;
}

/** How long a finding that was accepted can be taken back in its place, in milliseconds. */
const UNDO_MS = 6000;

/**
 * The findings that were accepted a moment ago. After that time they are `over`: they keep their place, out of sight,
 * as long as the pointer is above the list (findings.late.scss), so that nothing moves under it.
 */
function useRecent() {
  const [phases, setPhases] = useState<ReadonlyMap<string, 'undo' | 'over'>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return {
    phases,
    add: (key: string) => {
      setPhases((before) => new Map(before).set(key, 'undo'));
      const end = () => setPhases((before) => (before.has(key) ? new Map(before).set(key, 'over') : before));
      timers.current.set(key, setTimeout(end, UNDO_MS));
    },
    remove: (key: string) => {
      clearTimeout(timers.current.get(key));
      setPhases((before) => new Map([...before].filter(([other]) => other !== key)));
    },
  };
}
