import { useState, useMemo } from 'react';
import { countOf, figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { ActionLink } from '@/lib/ActionLink';
import { type Loaded } from '@/lib/loaded';
import { ChecksPage } from './ChecksPage';
import { type ChecksViews, type OfSection, type ChecksFrame } from './checksOf';
import { type Checkup, type Step } from './finding';
import { useKeptList } from '@/screen/kept/useKeptList';
import { useListEvents } from '@/screen/list/listContext';
import { acceptedFindings, splitAccepted } from './accepted';
import { useFound } from './useFound';
import { useKnownTrials } from './useTrials';
import sheet from './checks.late.scss';

/** Lists that a page shows. */
export interface Loading {
  /** Whether one of the lists is loading, so that it may be older than another. */
  isLoading: boolean;
}

/** What is checked of some lists. */
interface Rules<Checked extends readonly unknown[]> extends Pick<Checkup, 'reasons'> {
  steps: (...lists: Checked) => Iterable<Step>;
  checked: (...lists: Checked) => Checkup['checked'];
}

/**
 * Makes the views of a section's checks. `useChecked` picks the lists that are checked, as soon as all are there; it also gets
 * whether it is for the page, which may load more than the section does.
 */
export function makeChecks<Lists extends Loading, Checked extends readonly unknown[]>(
  useChecked: (lists: Lists, isPage: boolean) => readonly [...{ [At in keyof Checked]: Loaded<Checked[At]> }],
  { reasons, steps, checked }: Rules<Checked>,
): ChecksViews<Lists> {
  const makeCheckup = remember((...lists: readonly unknown[]): Checkup => {
    const known = lists.includes(undefined) ? undefined : (lists as unknown as Checked);
    return { reasons, steps: known && (() => steps(...known)), checked: known ? checked(...known) : [] };
  });
  const useCheckup = (lists: Lists, isPage: boolean) => useSettled(makeCheckup(...useChecked(lists, isPage)), lists);
  function Link({ section, ...rest }: Lists & OfSection) {
    return <ChecksLink path={section.path} checkup={useCheckup(rest as unknown as Lists, false)} />;
  }
  function Page({ section, onStatus, ...rest }: Lists & ChecksFrame) {
    const lists = rest as unknown as Lists;
    const checkup = useCheckup(lists, true);
    return <ChecksPage checkup={checkup} isLoading={lists.isLoading} section={section} onStatus={onStatus} />;
  }
  return { Link, Page };
}

/** Makes the result again only if an argument is another one, so that a link and its page share what was found. */
function remember<Args extends readonly unknown[], Result>(make: (...args: Args) => Result) {
  let known: { args: Args; result: Result } | undefined;
  return (...args: Args): Result => {
    if (!known?.args.every((arg, index) => arg === args[index])) known = { args, result: make(...args) };
    return known.result;
  };
}

/** The checkup of lists that belong together: while one of them loads, the former. */
function useSettled(checkup: Checkup, { isLoading }: Loading): Checkup {
  const [settled, setSettled] = useState(checkup);
  if (settled !== checkup && (!isLoading || !settled.steps)) setSettled(checkup);
  return settled;
}

const NONE: readonly never[] = [];

/** Leads to the checks, with their count. While there is nothing to look at it is not there. */
function ChecksLink({ path, checkup: { steps } }: { path: string; checkup: Checkup }) {
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
