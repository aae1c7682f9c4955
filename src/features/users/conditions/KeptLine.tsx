import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { whenIdle } from '@/components/lazy/whenIdle';
import { type User } from '@/services/userTypes';
import { conditionsChanged, selectUsersScreen, unreadClosed, unreadOpened } from '../usersScreen';
import { findGroup, type Group } from './group';
import { useKeptConditions, type KeptConditions } from './keptConditions';
import { printConditions } from './syntax';
import { subjectOf } from './words';

interface Props {
  users: readonly User[];
  group: Group | null;
}

/** The conditions kept under a name, and the answers that cannot be read; nothing where there is neither. */
export function KeptLine({ users, group }: Props) {
  const dispatch = useDispatch();
  const { conditions, unread } = useSelector(selectUsersScreen);
  const { kept } = useKeptConditions();
  const counts = useCounts(users, kept);
  const current = printConditions(conditions);
  const unreadable = group?.unread ?? [];
  if (kept.length === 0 && unreadable.length === 0) return null;
  return (
    <div className="kept-line">
      <ul className="kept-names" aria-label="Kept conditions">
        {kept.map(({ name, text, conditions: keptConditions }) => (
          <li key={name}>
            <button
              type="button"
              className="kept-chip"
              aria-pressed={printConditions(keptConditions) === current}
              onClick={() => dispatch(conditionsChanged(keptConditions))}
            >
              {name} {counts.has(text) && <span className="figures">{figure(counts.get(text)!)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {unreadable.map(({ field, count }) => (
        <button
          key={field.name}
          type="button"
          className="unread-chip figures"
          aria-pressed={unread === field.name}
          onClick={() => dispatch(unread === field.name ? unreadClosed() : unreadOpened(field.name))}
        >
          {figure(count)} with {subjectOf(field)} that cannot be read
        </button>
      ))}
    </div>
  );
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map();

/**
 * How many members each of the kept conditions finds, by their text; counted one after the other when idle. Those that
 * ask the server are not counted.
 */
function useCounts(users: readonly User[], kept: readonly KeptConditions[]) {
  const [counts, setCounts] = useState(NO_COUNTS);
  const texts = kept.map(({ text }) => text).join('\n');
  useEffect(() => {
    const leaving = new AbortController();
    const countAll = async () => {
      const counted = new Map<string, number>();
      for (const { text, conditions } of kept) {
        if (leaving.signal.aborted) return;
        const options = { load: () => Promise.reject(new Error('not asked')), signal: leaving.signal };
        const group = await findGroup(users, conditions, options).catch(() => null);
        if (group && group.failed.size === 0)
          counted.set(text, group.counts.findLast((count) => count !== null) ?? users.length);
      }
      if (!leaving.signal.aborted) setCounts(counted);
    };
    whenIdle(() => void countAll());
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `texts` says what is kept, which is read anew at each render
  }, [users, texts]);
  return counts;
}
