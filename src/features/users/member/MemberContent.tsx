import { useMemo } from 'react';
import { type User } from '@/services/userTypes';
import { type CheckIn, checkInsOf } from '../answers/checkIns';
import { AnswersBlock } from './AnswersBlock';
import { AssessmentBlock } from './AssessmentBlock';
import { estimateBmr } from './bmrEstimate';
import { BmrBlock } from './BmrBlock';
import { Facts } from './Facts';
import { MeasurementsBlock } from './MeasurementsBlock';
import { MentionsBlock } from './MentionsBlock';
import { ProgressBlocks } from './ProgressBlocks';
import { ProofBlock } from './ProofBlock';
import { WeightBlock } from './WeightBlock';
import { Block } from './Block';

/** Three columns; a phone shows them one below the other, in the same order. */
export function MemberContent({ user }: { user: User }) {
  const checkIns = useMemo(() => checkInsOf(user), [user]);
  const estimate = estimateBmr(user, checkIns);
  return (
    <>
      <Facts user={user} checkIns={checkIns} estimate={estimate} />
      <div className="member-columns">
        <div className="member-figures">
          <WeightBlock user={user} checkIns={checkIns} />
          <MeasurementsBlock checkIns={checkIns} />
          <BmrBlock bmr={user.bmr} estimate={estimate} />
        </div>
        <AnswersBlock userId={user.id} checkIns={checkIns} />
        <div className="member-side">
          <ProgressBlocks userId={user.id} />
          <CycleBlock checkIns={checkIns} />
          <MentionsBlock user={user} checkIns={checkIns} />
          <ProofBlock payment={user.payment} />
        </div>
      </div>
      <AssessmentBlock assessment={user.assessment} />
    </>
  );
}

/** What she wrote on her cycle, latest first, word for word. */
function CycleBlock({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const notes = checkIns.filter(({ entry }) => entry.answers.periodDetails.trim()).toReversed();
  return (
    <Block title="Cycle" aside="as she wrote it" none={notes.length === 0 && 'No notes.'}>
      <dl className="notes">
        {notes.map(({ day, entry }, index) => (
          // Two check-ins may be of the same day.
          <div key={index}>
            <dt className="figures">Day {day}</dt>
            <dd className="keep-lines">{entry.answers.periodDetails.trim()}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
