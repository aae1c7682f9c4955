import { ArrowsAngleExpand } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { MediaThumb } from '@/components/media/MediaThumb';
import { mediaUrl } from '@/services/media/media';
import { type Payment } from '@/services/userTypes';
import { overOpened } from './memberSlice';
import { dayText } from './memberText';
import { Block } from './Block';

/** The proof of payment, small; a press enlarges it. */
export function ProofBlock({ payment }: { payment: Payment | null }) {
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
          <span className="meta">{dayText(payment.createdAt)}</span>
        </span>
        <ArrowsAngleExpand aria-hidden />
      </button>
    </Block>
  );
}
