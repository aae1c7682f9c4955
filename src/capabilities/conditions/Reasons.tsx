import { use, type ReactNode } from 'react';
import { type Column } from '@/components/table/column';
import { type User } from '@/services/userTypes';
import { fold } from '@/lib/fold';
import { GroupContext } from '@/features/users/list/userFilter';
import { type Group } from './group';
import { memberOf } from './columns';
import { isUnread, type Member, type NumberField } from './fields/field';
import { allAnswers, ANY_ANSWER } from './fields/textFields';
import { isFoundIn } from './masks';
import { COMPARE, isProblem, meaningOf, type Meaning } from './meaning';
import { type Conditions } from './syntax';
import { rangeIn } from './rangeIn';
import { lowerFirst, withUnit } from './words';

function figureReason(field: NumberField, member: Member): ReactNode {
  const read = field.figure(member);
  if (!read || isUnread(read)) return null;
  const { value, from, to, day } = read;
  const isChange = from !== undefined && to !== undefined;
  const label = isChange ? field.label.replace(/ (?:change|lost|gained)$/, '') : field.label;
  const figure = isChange ? `${field.format(from)} to ${withUnit(field, to)}` : withUnit(field, value);
  return (
    <>
      {lowerFirst(label)} <b className="figures">{figure}</b>
      {isChange && ` by day ${day}`}
    </>
  );
}

/** How many letters are shown before the word of a long answer. */
const LEAD = 40;

function quote(label: string, answer: string, word: string): ReactNode {
  const [at, end] = rangeIn(answer, word);
  if (at === end) return null;
  const begin = at > LEAD ? answer.lastIndexOf(' ', at - LEAD / 2) + 1 : 0;
  return (
    <>
      {lowerFirst(label)} “{(begin > 0 ? '…' : '') + answer.slice(begin, at)}
      <mark>{answer.slice(at, end)}</mark>
      {answer.slice(end)}”
    </>
  );
}

function textReason({ field, how, word }: Extract<Meaning, { kind: 'text' }>, member: Member): ReactNode {
  if (how !== 'has') return null;
  if (field.name !== ANY_ANSWER.name) return quote(field.label, field.text(member), word);
  const answer = allAnswers(member).find((each) => fold(each).includes(word));
  return answer ? quote('answer', answer, word) : null;
}

function isFulfilled(meaning: Meaning, member: Member): boolean {
  if (meaning.kind === 'number') {
    const read = meaning.field.figure(member);
    if (!read || isUnread(read)) return false;
    const isLate = meaning.afterDay === undefined || read.day > meaning.afterDay;
    return isLate && COMPARE[meaning.comparison](read.value, meaning.value);
  }
  return meaning.kind !== 'text' || isFoundIn(meaning, fold(meaning.field.text(member)));
}

function reasonOf(meaning: Meaning, member: Member): ReactNode {
  if (meaning.kind === 'number') return figureReason(meaning.field, member);
  return meaning.kind === 'text' ? textReason(meaning, member) : null;
}

/**
 * Why each clause finds a member, without what the columns of the table show. `now` is the time of the search, in
 * milliseconds since 1970.
 */
function reasonsFor(user: User, conditions: Conditions, now: number): ReactNode[] {
  const member = memberOf(user, now);
  return conditions.flatMap((clause) => {
    for (const condition of clause) {
      const meaning = meaningOf(condition);
      if (isProblem(meaning) || !isFulfilled(meaning, member)) continue;
      const reason = reasonOf(meaning, member);
      return reason ? [reason] : [];
    }
    return [];
  });
}

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

/** Why the conditions find a member, in one line; nothing if the columns say it all. */
function WhyFound({ user }: { user: User }) {
  const group = use(GroupContext)?.group as Group | undefined;
  const reasons = group ? reasonsFor(user, group.conditions, group.columns.now) : [];
  if (reasons.length === 0) return null;
  return (
    <span className="why">
      <span className="visually-hidden">Matched: </span>
      {reasons.map((reason, index) => (
        <span key={index}>{reason}</span>
      ))}
    </span>
  );
}
