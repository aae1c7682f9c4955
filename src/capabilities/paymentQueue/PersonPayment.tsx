import { useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ChevronLeft, ChevronRight } from 'react-bootstrap-icons';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { fullName } from '@/services/names';
import { type Payer } from '@/services/payers';
import { type Plan } from '@/services/plans';
import { QueueBar, QueueStep } from '@/capabilities/queue/api';
import { ConfirmUser } from '@/features/users/ConfirmUser';
import { ProofViewer } from './ProofViewer';
import { paymentShown } from './payersSlice';
import { useActivations } from '@/features/users/useActivations';
import { dialogOpened } from '@/features/users/usersScreen';
import { type MemberAct, PaymentFacts, ActButton } from './PaymentFacts';
import { type ShownPayer } from './payersOrder';
import { type Warning } from './findWarnings';

interface Props {
  shown: ShownPayer;
  warnings: readonly Warning[];
  /** Null where there is no other file. */
  compare: ReactNode;
  plans: readonly Plan[] | undefined;
}

/** One payment with its proof, and the keys to go on. */
export function PersonPayment({ shown, warnings, compare, plans }: Props) {
  const dispatch = useDispatch();
  const here = useRef<HTMLDivElement>(null);
  const { payer, previous, next } = shown;
  const { activate, busy } = useActivations();
  /** Whom a key is about to activate: a letter is pressed by mistake more easily than a button. */
  const [asked, setAsked] = useState<Payer | null>(null);
  const act: MemberAct = payer.isActive
    ? {
        label: 'Deactivate',
        shortcut: 'd',
        isBusy: false,
        run: () => dispatch(dialogOpened({ kind: 'deactivate', id: payer.id })),
      }
    : {
        label: 'Activate',
        shortcut: 'a',
        isBusy: busy.has(payer.id),
        run: () => void activate(payer.id),
      };
  const goTo = (neighbour: Payer | undefined) => neighbour && (() => dispatch(paymentShown(neighbour.id)));
  const [goBack, goOn] = [goTo(previous), goTo(next)];
  const onAct = () => {
    if (payer.isActive) act.run();
    else if (!act.isBusy) setAsked(payer);
  };
  useKeyMap({ j: () => goOn?.(), k: () => goBack?.(), [act.shortcut]: onAct }, here);
  return (
    <>
      <ProofViewer key={payer.id} stored={payer.payment.file} />
      <PaymentFacts payer={payer} warnings={warnings} compare={compare} plans={plans} act={act} onNext={goOn} />
      <div ref={here} className="visually-hidden" role="status">
        {fullName(payer)}, {shown.text}
      </div>
      {asked && (
        <ConfirmUser
          user={asked}
          verb="Activate"
          tone="primary"
          onConfirm={() => {
            setAsked(null);
            void activate(asked.id);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <PaymentBar shown={shown} act={act} onPrevious={goBack} onNext={goOn} />
    </>
  );
}

interface BarProps {
  shown: ShownPayer;
  act: MemberAct;
  /** Undefined at either end of the queue. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** On a phone: the steps and the act at the thumb. */
const PaymentBar = ({ shown: { previous, next, text }, act, onPrevious, onNext }: BarProps) => (
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
