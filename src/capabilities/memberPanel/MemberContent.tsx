import { useMemo } from 'react';
import { ArrowsAngleExpand } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { type User, type Payment } from '@/services/userTypes';
import { formatDate } from '@/components/format/date';
import { MediaThumb } from '@/components/media/MediaThumb';
import { mediaUrl } from '@/services/media/media';
import { amount, type CheckIn, checkInsOf } from '@/capabilities/memberAnswers/api';
import { AnswersBlock } from './AnswersBlock';
import { AssessmentBlock } from './AssessmentBlock';
import { estimateBmr, type BmrEstimate } from './bmrEstimate';
import { Facts } from './Facts';
import { MeasurementsBlock } from './MeasurementsBlock';
import { MentionsBlock } from './MentionsBlock';
import { ProgressBlocks } from './ProgressBlocks';
import { WeightBlock } from './WeightBlock';
import { Block } from './Block';
import { overOpened } from './memberSlice';

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

/** The figure that was set, in kcal a day (0 where none is), beside an estimate, which is never filled in. */
function BmrBlock({ bmr, estimate }: { bmr: number; estimate: BmrEstimate }) {
  return (
    <Block title="BMR" aside="kcal a day">
      <dl className="bmr-pair figures">
        <div>
          <dt>Set by you</dt>
          <dd className={bmr > 0 ? undefined : 'none'}>{bmr > 0 ? amount(bmr) : 'Not set'}</dd>
        </div>
        <div>
          <dt>Estimate</dt>
          {'kcal' in estimate ? (
            <dd className="soft">{amount(estimate.kcal)}</dd>
          ) : (
            <dd className="none">{estimate.needs}</dd>
          )}
        </div>
      </dl>
      {'formula' in estimate && <p className="meta figures">{estimate.formula}. Never filled in by itself.</p>}
    </Block>
  );
}

/** The proof of payment, small; a press enlarges it. */
function ProofBlock({ payment }: { payment: Payment | null }) {
  const dispatch = useDispatch();
  if (!payment?.file) return <Block title="Proof of payment" none={payment ? 'No file was sent.' : 'No payment.'} />;
  return (
    <Block title="Proof of payment">
      <button
        type="button"
        className="proof-thumb"
        aria-label="Enlarge the proof of payment"
        onClick={() => dispatch(overOpened({ kind: 'proof' }))}
      >
        <MediaThumb url={mediaUrl(payment.file)} alt="" />
        <span className="figures">
          <b>{`${payment.amount} ${payment.currency}`}</b>
          <span className="meta">{formatDate(payment.createdAt)}</span>
        </span>
        <ArrowsAngleExpand aria-hidden />
      </button>
    </Block>
  );
}
