import { useDispatch, useSelector } from 'react-redux';
import { type Id } from '@/services/http/decode';
import { type CheckIn } from '../answers/checkIns';
import { changedOnlyToggled, selectMember } from './memberSlice';
import { AnswersTable } from './AnswersTable';
import { compareAnswers } from './compareAnswers';
import { Part } from './Part';

interface Props {
  userId: Id;
  checkIns: readonly CheckIn[];
}

/** The answers of the latest check-in beside those of the one before, or of the one that was chosen. */
export function AnswersPart({ userId, checkIns }: Props) {
  const dispatch = useDispatch();
  const { compared, isChangedOnly } = useSelector(selectMember);
  const latest = checkIns.at(-1);
  if (!latest)
    return (
      <Part title="Check-ins">
        <p className="meta">No check-in yet.</p>
      </Part>
    );
  const title = `Check-in, day ${latest.day}`;
  const before = checkIns.length - 2;
  const chosen = compared?.of === userId && compared.with <= before ? compared.with : before;
  const other = checkIns[chosen];
  const answers = compareAnswers(latest, other);
  if (!other)
    return (
      <Part title={title} aside="The first; nothing to compare with">
        <AnswersTable answers={answers} userId={userId} checkIns={checkIns} />
      </Part>
    );
  const changed = answers.filter(({ isChanged }) => isChanged);
  const toggle = (
    <label className="only-changed">
      <input
        className="form-check-input"
        type="checkbox"
        checked={isChangedOnly}
        onChange={() => dispatch(changedOnlyToggled())}
      />
      Changed only <span>{`${changed.length} of ${answers.length}`}</span>
    </label>
  );
  return (
    <Part title={title} aside={toggle}>
      <AnswersTable answers={isChangedOnly ? changed : answers} userId={userId} checkIns={checkIns} chosen={chosen} />
    </Part>
  );
}
