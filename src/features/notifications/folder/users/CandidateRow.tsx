import { type KeyboardEvent } from 'react';
import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { fullName } from '@/services/names';
import { type Id } from '@/services/http/decode';
import { type Candidate } from '@/services/notificationTypes';

/** In px; the stylesheet has the same. */
export const ROW_HEIGHT = 52;

const TONES = { Active: 'active', Inactive: 'inactive', Trial: 'attention' } as const;

interface Props {
  user: Candidate;
  index: number;
  total: number;
  isChosen: boolean;
  isTabStop: boolean;
  onToggle: (id: Id) => void;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function CandidateRow({ user, index, total, isChosen, isTabStop, onToggle, onFocus, onKeyDown }: Props) {
  return (
    <li style={{ top: index * ROW_HEIGHT }} aria-posinset={index + 1} aria-setsize={total}>
      <label className="candidate">
        <input
          type="checkbox"
          className="form-check-input"
          data-row={index}
          tabIndex={isTabStop ? 0 : -1}
          checked={isChosen}
          onChange={() => onToggle(user.id)}
          onFocus={() => onFocus(index)}
          onKeyDown={onKeyDown}
        />
        <span className="candidate-lines">
          <span className="clip">{titleOf(fullName(user))}</span>
          <span className="meta clip">{user.email}</span>
        </span>
        {user.status && <StatusBadge tone={TONES[user.status]}>{user.status}</StatusBadge>}
      </label>
    </li>
  );
}
