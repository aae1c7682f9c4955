import { useDispatch, useSelector } from 'react-redux';
import { memo } from 'react';
import { ChevronDown } from 'react-bootstrap-icons';
import { FormCheck } from '@/components/form/FormCheck';
import { type Id } from '@/services/http/decode';
import { ROLES } from '@/components/table/roles';
import { MenuButton } from '@/components/menu/MenuButton';
import { type CheckIn, dayLabels } from '@/capabilities/memberAnswers/api';
import { changedOnlyToggled, comparisonChosen, selectMember } from './memberSlice';
import { addedWords, compareAnswers, type ComparedAnswer } from './compareAnswers';
import { Block } from './Block';

/** The answers of the latest check-in beside those of the one before, or of the one that was chosen. */
export function AnswersBlock({ userId, checkIns }: { userId: Id; checkIns: readonly CheckIn[] }) {
  const dispatch = useDispatch();
  const { compared, isChangedOnly } = useSelector(selectMember);
  const latest = checkIns.at(-1);
  if (!latest) return <Block title="Check-ins" none="No check-in yet." />;
  const before = checkIns.length - 2;
  const chosen = compared?.of === userId && compared.with <= before ? compared.with : before;
  const other = checkIns[chosen];
  const answers = compareAnswers(latest, other);
  const changed = answers.filter(({ isChanged }) => isChanged);
  const toggle = (
    <FormCheck className="only-changed" checked={isChangedOnly} onChange={() => dispatch(changedOnlyToggled())}>
      Changed only <span>{`${changed.length} of ${answers.length}`}</span>
    </FormCheck>
  );
  return (
    <Block title={`Check-in, day ${latest.day}`} aside={other ? toggle : 'The first; nothing to compare with'}>
      <AnswersTable
        answers={other && isChangedOnly ? changed : answers}
        userId={userId}
        labels={dayLabels(checkIns.map(({ day }) => day))}
        chosen={chosen}
      />
    </Block>
  );
}

interface MenuProps {
  userId: Id;
  /** Of all check-ins, earliest first. */
  labels: readonly string[];
  /** Which check-in the latest is compared with, counted from 0; -1 if there is only one. */
  chosen: number;
}

/** One row for each question. On a phone a row is a block, so the roles are explicit. */
function AnswersTable({ answers, ...menu }: MenuProps & { answers: readonly ComparedAnswer[] }) {
  const latest = menu.labels.at(-1)!;
  const other = menu.labels[menu.chosen];
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
          {other && (
            <th {...ROLES.columnheader}>
              <ComparisonMenu {...menu} />
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

/** Chooses the check-in beside which the latest is shown. */
function ComparisonMenu({ userId, labels, chosen }: MenuProps) {
  const dispatch = useDispatch();
  const entries = labels
    .slice(0, -1)
    .map((label, index) => ({
      label,
      isChecked: index === chosen,
      onSelect: () => void dispatch(comparisonChosen({ of: userId, with: index })),
    }))
    .toReversed();
  return (
    <MenuButton label={`Compare with ${labels[chosen]}; choose another`} className="link-quiet" entries={entries}>
      {labels[chosen]} <ChevronDown className="small-caret" aria-hidden />
    </MenuButton>
  );
}
