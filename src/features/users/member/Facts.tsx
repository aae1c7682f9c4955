import { StatusBadge } from '@/components/status/StatusBadge';
import { type User } from '@/services/userTypes';
import { type CheckIn } from '../answers/checkIns';
import { statusLabel } from '../list/usersRows';
import { type BmrEstimate } from './bmrEstimate';
import { factsOf, foldersText } from './facts';

interface Props {
  user: User;
  checkIns: readonly CheckIn[];
  estimate: BmrEstimate;
}

/** The person's state at a glance. */
export function Facts({ user, checkIns, estimate }: Props) {
  return (
    <dl className="facts figures">
      <div>
        <dt>Status</dt>
        <dd>
          <StatusBadge tone={user.isActive ? 'active' : 'inactive'}>{statusLabel(user)}</StatusBadge>
          <span className="meta">{foldersText(user)}</span>
        </dd>
      </div>
      {factsOf(user, checkIns, estimate).map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {more && <span className="meta">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
