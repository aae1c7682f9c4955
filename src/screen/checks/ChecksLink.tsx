import { useMemo } from 'react';
import { countOf, figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { ActionLink } from '@/lib/ActionLink';
import { useKeptList } from '../kept/useKeptList';
import { useList } from '../list/listContext';
import { acceptedFindings, splitAccepted } from './accepted';
import { type Checkup } from './finding';
import { useFound } from './useFound';
import { useKnownTrials } from './useTrials';
import sheet from './checks.late.scss';

const NONE: readonly never[] = [];

/** Leads to the checks, with their count. While there is nothing to look at it is not there. */
export function ChecksLink({ checkup: { path, steps } }: { checkup: Checkup }) {
  useLateSheet(sheet);
  const { events } = useList();
  const found = useFound(steps);
  const tried = useKnownTrials(found?.trials ?? NONE);
  const [kept] = useKeptList(acceptedFindings);
  const count = useMemo(
    () => splitAccepted(path, [...(found?.findings ?? NONE), ...tried], kept).open.length,
    [path, found, tried, kept],
  );
  if (count === 0) return null;
  return (
    <ActionLink
      className="btn btn-quiet checks-link"
      to={`${path}?view=checks`}
      aria-label={`Checks: ${countOf(count, 'finding')}`}
      act={() => events.viewSelected('checks')} // what else the person chose stays
    >
      Checks
      <span className="tally">{figure(count)}</span>
    </ActionLink>
  );
}
