import { StatusBadge } from '@/components/status/StatusBadge';
import { type User } from '@/services/userTypes';
import { countOf } from '@/components/format/number';
import { formatDate } from '@/components/format/date';
import {
  aboutText,
  amount,
  bmiOf,
  type CheckIn,
  joinedText,
  weightAtStart,
  weightOf,
} from '@/capabilities/memberAnswers/api';
import { statusLabel, planLabel } from '@/features/users/list/usersRows';
import { type BmrEstimate } from './bmrEstimate';

/** One fact of a person's state at a glance, with a second line that may be empty. */
interface Fact {
  label: string;
  value: string;
  more: string;
}

const NONE = 'None';
const UNKNOWN = 'N/A';

const paid = ({ payment }: User) => (payment ? `${payment.amount} ${payment.currency}`.trim() || UNKNOWN : NONE);

const lastCheckIn = (user: User, last: CheckIn | undefined, now?: number): Fact => ({
  label: 'Last check-in',
  value: last ? `Day ${last.day}` : NONE,
  more: last ? aboutText(user, last.day, now) : '',
});

function bmiFact(user: User, checkIns: readonly CheckIn[]): Fact {
  const now = bmiOf(user, weightOf(user, checkIns));
  if (now?.value === 'unreadable') return { label: 'BMI', value: UNKNOWN, more: `${now.where}: cannot be read` };
  const start = checkIns.length > 0 ? bmiOf(user, weightAtStart(user)) : null;
  return {
    label: 'BMI',
    value: now ? amount(now.value, 1) : UNKNOWN,
    more: now && typeof start?.value === 'number' ? `${amount(start.value, 1)} at the start` : '',
  };
}

const bmrFact = ({ bmr }: User, estimate: BmrEstimate): Fact => ({
  label: 'BMR',
  value: bmr > 0 ? `${amount(bmr)} kcal` : 'Not set',
  more: 'kcal' in estimate ? `estimate ${amount(estimate.kcal)}` : '',
});

/** `2 supplement folders` */
export const foldersText = ({ supplementFolderIds }: User) =>
  supplementFolderIds.length > 0 ? countOf(supplementFolderIds.length, 'supplement folder') : 'No supplements';

/** All facts but the status, which is a badge. */
export function factsOf(user: User, checkIns: readonly CheckIn[], estimate: BmrEstimate, now?: number): Fact[] {
  const [, former] = user.plans;
  return [
    { label: 'Plan', value: planLabel(user), more: former ? `before it ${former}` : '' },
    { label: 'Payment', value: paid(user), more: user.payment?.status ?? '' },
    { label: 'Joined', value: formatDate(user.createdAt), more: joinedText(user, now) },
    lastCheckIn(user, checkIns.at(-1), now),
    bmiFact(user, checkIns),
    bmrFact(user, estimate),
  ];
}

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
