import { ChevronLeft, ChevronRight } from 'react-bootstrap-icons';
import { fullName } from '@/services/names';
import { type Payer } from '@/services/payers';
import { ActButton, type MemberAct } from './ActButton';
import { type Place } from './queueOrder';

interface Props {
  place: Place;
  act: MemberAct;
  onPrevious: () => void;
  onNext: () => void;
}

/** On a phone: the steps and the act at the thumb. */
export const PaymentBar = ({ place: { previous, next, text }, act, onPrevious, onNext }: Props) => (
  <nav className="pay-bar" aria-label="Payment of the queue">
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={stepName('Previous', previous)}
      aria-disabled={!previous}
      onClick={onPrevious}
    >
      <ChevronLeft aria-hidden />
    </button>
    <span className="figures">{text}</span>
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={stepName('Next', next)}
      aria-disabled={!next}
      onClick={onNext}
    >
      <ChevronRight aria-hidden />
    </button>
    <ActButton act={act} />
  </nav>
);

const stepName = (step: string, payer: Payer | undefined) =>
  payer ? `${step} payment: ${fullName(payer)}` : `${step} payment`;
