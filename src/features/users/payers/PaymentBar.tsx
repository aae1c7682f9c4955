import { ChevronLeft, ChevronRight } from 'react-bootstrap-icons';
import { QueueBar, QueueStep } from '@/screen/queue/QueueBar';
import { fullName } from '@/services/names';
import { type Payer } from '@/services/payers';
import { ActButton, type MemberAct } from './ActButton';
import { type ShownPayer } from './payersOrder';

interface Props {
  shown: ShownPayer;
  act: MemberAct;
  /** Undefined at either end of the queue. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** On a phone: the steps and the act at the thumb. */
export const PaymentBar = ({ shown: { previous, next, text }, act, onPrevious, onNext }: Props) => (
  <QueueBar
    label="Payment of the queue"
    text={text}
    back={
      <QueueStep className="btn btn-quiet btn-icon" aria-label={stepName('Previous', previous)} onStep={onPrevious}>
        <ChevronLeft aria-hidden />
      </QueueStep>
    }
  >
    <QueueStep className="btn btn-quiet btn-icon" aria-label={stepName('Next', next)} onStep={onNext}>
      <ChevronRight aria-hidden />
    </QueueStep>
    <ActButton act={act} />
  </QueueBar>
);

const stepName = (step: string, payer: Payer | undefined) =>
  payer ? `${step} payment: ${fullName(payer)}` : `${step} payment`;
