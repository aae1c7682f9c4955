import { useCallback, useRef } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { type Id } from '@/services/http/decode';
import { type Candidate } from '@/services/notificationTypes';
import { CandidateRow, ROW_HEIGHT } from './CandidateRow';
import { useActiveRow } from './useActiveRow';

interface Props {
  users: readonly Candidate[];
  chosen: ReadonlySet<Id>;
  onToggle: (id: Id) => void;
}

/**
 * The found users, each with a checkbox. The list is virtualized, but always renders the checkbox that is the tab stop, so
 * that scrolling never removes the focus.
 */
export function CandidateList({ users, chosen, onToggle }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { active, setActive, onKeyDown } = useActiveRow(scroller, users.length);
  // eslint-disable-next-line react-hooks/incompatible-library -- the React Compiler, which the rule is about, is not used
  const list = useVirtualizer({
    count: users.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
      [active],
    ),
  });
  return (
    <div ref={scroller} className="found-list">
      <ul role="list" aria-label="Found users" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index }) => {
          const user = users[index]!;
          return (
            <CandidateRow
              key={user.id}
              user={user}
              index={index}
              total={users.length}
              isChosen={chosen.has(user.id)}
              isTabStop={index === active}
              onToggle={onToggle}
              onFocus={setActive}
              onKeyDown={onKeyDown}
            />
          );
        })}
      </ul>
    </div>
  );
}
