import { memo } from 'react';
import { ROLES } from '@/components/table/roles';
import { type Id } from '@/services/http/decode';
import { type CheckIn } from '../answers/checkIns';
import { addedWords, type ComparedAnswer } from './compareAnswers';
import { ComparisonMenu } from './ComparisonMenu';
import { dayLabels } from './memberText';

interface Props {
  answers: readonly ComparedAnswer[];
  userId: Id;
  checkIns: readonly CheckIn[];
  /** Which check-in the latest is compared with, counted from 0; undefined if there is only one. */
  chosen?: number;
}

/** One row for each question. On a phone a row is a block, so the roles are explicit. */
export function AnswersTable({ answers, userId, checkIns, chosen }: Props) {
  const labels = dayLabels(checkIns.map(({ day }) => day));
  const latest = labels.at(-1)!;
  const other = chosen === undefined ? undefined : labels[chosen]!;
  if (answers.length === 0) return <p className="meta">{other ? 'No answer changed.' : 'No answers.'}</p>;
  return (
    <table className={`compare ${other ? '' : 'is-single'}`} {...ROLES.table}>
      <caption className="visually-hidden">
        {other ? `Answers of ${latest} beside those of ${other}` : `Answers of ${latest}`}
      </caption>
      <thead {...ROLES.rowgroup}>
        <tr {...ROLES.row}>
          <th {...ROLES.columnheader}>
            <span className="visually-hidden">Question</span>
          </th>
          <th {...ROLES.columnheader}>{latest}</th>
          {chosen !== undefined && (
            <th {...ROLES.columnheader}>
              <ComparisonMenu userId={userId} labels={labels} chosen={chosen} />
            </th>
          )}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {answers.map((answer) => (
          <AnswerRow key={answer.label} answer={answer} other={other} />
        ))}
      </tbody>
    </table>
  );
}

const NO_ANSWER = 'No answer';

function AnswerRow({ answer, other }: { answer: ComparedAnswer; other: string | undefined }) {
  const { label, now, before, isChanged } = answer;
  return (
    <tr {...ROLES.row} className={isChanged ? 'changed' : undefined}>
      <th {...ROLES.rowheader}>
        {label}
        {isChanged && <span className="visually-hidden">, changed</span>}
      </th>
      <td {...ROLES.cell} className="keep-lines">
        {isChanged && now ? <Added before={before} now={now} /> : now || NO_ANSWER}
      </td>
      {other && (
        <td {...ROLES.cell} className="keep-lines" data-day={other}>
          {isChanged ? before || NO_ANSWER : <span className="same">same</span>}
        </td>
      )}
    </tr>
  );
}

/** Remembered, as long texts take a while to compare. */
const Added = memo(function Added({ before, now }: { before: string; now: string }) {
  return addedWords(before, now).map(({ text, isAdded }, index) => (isAdded ? <ins key={index}>{text}</ins> : text));
});
