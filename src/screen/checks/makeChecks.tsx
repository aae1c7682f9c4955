import { useState } from 'react';
import { ChecksLink } from './ChecksLink';
import { ChecksPage } from './ChecksPage';
import { type ChecksViews, type ChecksFrame } from './WithChecks';
import { type Checkup } from './finding';

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
  function Page({ onStatus, onBack, ...rest }: Lists & ChecksFrame) {
    const lists = rest as unknown as Lists;
    const checkup = useSettled(useCheckup(lists, true), lists);
    return <ChecksPage checkup={checkup} isLoading={lists.isLoading} onStatus={onStatus} onBack={onBack} />;
  }
  return { Link, Page };
}

/** The checkup of lists that belong together: while one of them loads, the former. */
function useSettled(checkup: Checkup, { isLoading }: Loading): Checkup {
  const [settled, setSettled] = useState(checkup);
  if (settled !== checkup && (!isLoading || !settled.steps)) setSettled(checkup);
  return settled;
}
