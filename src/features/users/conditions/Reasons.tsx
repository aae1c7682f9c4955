import { type User } from '@/services/userTypes';
import { type Group } from './group';
import { reasonsFor, type Reason } from './reasons';

/** Why the conditions find a member, in one line; nothing if the columns say it all. */
export function Reasons({ user, group }: { user: User; group: Group }) {
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
