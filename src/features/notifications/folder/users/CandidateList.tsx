import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { type Id } from '@/services/http/decode';
import { type Candidate } from '@/services/notifications';
import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { fullName } from '@/services/names';
import { FormCheck } from '@/components/form/FormCheck';

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

/** In px; the stylesheet has the same. */
const ROW_HEIGHT = 52;

const TONES = { Active: 'active', Inactive: 'inactive', Trial: 'attention' } as const;

interface CandidateRowProps {
  user: Candidate;
  index: number;
  total: number;
  isChosen: boolean;
  isTabStop: boolean;
  onToggle: (id: Id) => void;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function CandidateRow({ user, index, total, isChosen, isTabStop, onToggle, onFocus, onKeyDown }: CandidateRowProps) {
  return (
    <li style={{ top: index * ROW_HEIGHT }} aria-posinset={index + 1} aria-setsize={total}>
      <FormCheck
        className="candidate"
        data-row={index}
        tabIndex={isTabStop ? 0 : -1}
        checked={isChosen}
        onChange={() => onToggle(user.id)}
        onFocus={() => onFocus(index)}
        onKeyDown={onKeyDown}
      >
        <span className="candidate-lines">
          <span className="clip">{titleOf(fullName(user))}</span>
          <span className="meta clip">{user.email}</span>
        </span>
        {user.status && <StatusBadge tone={TONES[user.status]}>{user.status}</StatusBadge>}
      </FormCheck>
    </li>
  );
}

const PAGE = 5;

const MOVES: Partial<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -Infinity,
  End: Infinity,
};

/**
 * A roving tab stop for a long list: one row is a tab stop and the arrow keys move to the others. Rows are found by their
 * `data-row`; the active one has to be rendered even out of view.
 */
function useActiveRow(list: RefObject<HTMLElement | null>, count: number) {
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, count - 1);
  const isMoving = useRef(false);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${active}"]`);
    row?.focus({ preventScroll: true }); // without it the row would be scrolled to the middle
    row?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, active + move));
    isMoving.current = next !== active;
    setActive(next);
  };
  return { active, setActive, onKeyDown };
}
