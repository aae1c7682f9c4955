import { useState, useMemo } from 'react';
import { countOf, figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { ActionLink } from '@/lib/ActionLink';
import { ChecksPage } from './ChecksPage';
import { type ChecksViews, type ChecksFrame } from './checksOf';
import { type Checkup } from './finding';
import { useKeptList } from '@/screen/kept/useKeptList';
import { useListEvents } from '@/screen/list/listContext';
import { acceptedFindings, splitAccepted } from './accepted';
import { useFound } from './useFound';
import { useKnownTrials } from './useTrials';
import sheet from './checks.late.scss';

interface Loading {
  /** Whether one of the lists is loading, so that it may be older than another. */
  isLoading: boolean;
}

/**
 * Makes the views of a section's checks. `useCheckup` also gets whether it is for the page, which may load more than the
 * section does.
 */
export function makeChecks<Lists extends Loading>(
  useCheckup: (lists: Lists, isPage: boolean) => Checkup,
): ChecksViews<Lists> {
  function Link(lists: Lists) {
    return <ChecksLink checkup={useSettled(useCheckup(lists, false), lists)} />;
  }
  function Page({ onStatus, ...rest }: Lists & ChecksFrame) {
    const lists = rest as unknown as Lists;
    const checkup = useSettled(useCheckup(lists, true), lists);
    return <ChecksPage checkup={checkup} isLoading={lists.isLoading} onStatus={onStatus} />;
  }
  return { Link, Page };
}

/** The checkup of lists that belong together: while one of them loads, the former. */
function useSettled(checkup: Checkup, { isLoading }: Loading): Checkup {
  const [settled, setSettled] = useState(checkup);
  if (settled !== checkup && (!isLoading || !settled.steps)) setSettled(checkup);
  return settled;
}

const NONE: readonly never[] = [];

/** Leads to the checks, with their count. While there is nothing to look at it is not there. */
function ChecksLink({ checkup: { path, steps } }: { checkup: Checkup }) {
  useLateSheet(sheet);
  const { events } = useListEvents();
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
