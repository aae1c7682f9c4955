import { use } from 'react';
import { type Column } from '@/components/table/column';
import { type User } from '@/services/userTypes';
import { GroupContext } from './groupContext';
import { type Group } from './group';
import { type Reason, reasonsFor } from './reasons';

/** The columns while conditions are in force: the day of joining, or else the status, also says why the row is found. */
export function withReasons(columns: Column<User>[]) {
  const last = columns.some(({ key, isHidden }) => key === 'created' && !isHidden) ? 'created' : 'status';
  return columns.map((column) =>
    column.key === last
      ? {
          ...column,
          cell: (user: User) => (
            <>
              {column.cell(user)}
              <WhyFound user={user} />
            </>
          ),
        }
      : column,
  );
}

function WhyFound({ user }: { user: User }) {
  const shown = use(GroupContext);
  return shown && <Reasons user={user} group={shown.group} />;
}

/** Why the conditions find a member, in one line; nothing if the columns say it all. */
function Reasons({ user, group }: { user: User; group: Group }) {
  const reasons = reasonsFor(user, group.conditions, group.columns.now);
  if (reasons.length === 0) return null;
  return (
    <span className="why">
      <span className="visually-hidden">Matched: </span>
      {reasons.map((reason, index) => (
        <span key={index}>
          <ReasonWords reason={reason} />
        </span>
      ))}
    </span>
  );
}

function ReasonWords({ reason }: { reason: Reason }) {
  if (reason.kind === 'figure')
    return (
      <>
        {reason.label} <b className="figures">{reason.figure}</b>
        {reason.rest && ` ${reason.rest}`}
      </>
    );
  const { label, before, word, after } = reason;
  return (
    <>
      {label} “{before}
      <mark>{word}</mark>
      {after}”
    </>
  );
}
