import { useMemo } from 'react';
import { type User } from '@/services/userTypes';
import { checkInsOf } from '../answers/checkIns';
import { AnswersPart } from './AnswersPart';
import { AssessmentPart } from './AssessmentPart';
import { estimateBmr } from './bmrEstimate';
import { BmrPart } from './BmrPart';
import { CyclePart } from './CyclePart';
import { Facts } from './Facts';
import { MeasurementsPart } from './MeasurementsPart';
import { MentionsPart } from './MentionsPart';
import { ProgressParts } from './ProgressParts';
import { ProofPart } from './ProofPart';
import { WeightPart } from './WeightPart';

/** Three columns; a phone shows them one below the other, in the same order. */
export function MemberContent({ user }: { user: User }) {
  const checkIns = useMemo(() => checkInsOf(user), [user]);
  const estimate = estimateBmr(user, checkIns);
  return (
    <>
      <Facts user={user} checkIns={checkIns} estimate={estimate} />
      <div className="member-columns">
        <div className="member-figures">
          <WeightPart user={user} checkIns={checkIns} />
          <MeasurementsPart checkIns={checkIns} />
          <BmrPart bmr={user.bmr} estimate={estimate} />
        </div>
        <AnswersPart userId={user.id} checkIns={checkIns} />
        <div className="member-side">
          <ProgressParts userId={user.id} />
          <CyclePart checkIns={checkIns} />
          <MentionsPart user={user} checkIns={checkIns} />
          <ProofPart payment={user.payment} />
        </div>
      </div>
      <AssessmentPart assessment={user.assessment} />
    </>
  );
}
