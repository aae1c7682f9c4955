import { useDispatch, useSelector } from 'react-redux';
import { useMemo } from 'react';
import { DialogByKind, editedRow } from '@/screen/RowDialogs';
import { type User, BODY_PARTS } from '@/services/userTypes';
import { Dialog } from '@/components/dialog/Dialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type Id } from '@/services/http/decode';
import { DeactivateDialog } from '@/features/users/ConfirmUser';
import { type UserDialogProps, UserLine } from '@/features/users/UserLine';
import { ProofViewer } from '@/capabilities/paymentQueue/api';
import { BmrDialog } from '@/features/users/dialogs/BmrDialog';
import { SupplementsDialog } from '@/features/users/dialogs/SupplementsDialog';
import { overClosed, selectMember } from './memberSlice';
import { axisOf, checkInsOf, dayLabels, measurementLines, weightLine } from '@/capabilities/memberAnswers/api';
import { partLabel } from '@/features/users/questions';

/** The open dialog above the panel of a person. */
export function MemberOver({ user, users }: { user: User; users: readonly User[] }) {
  const dispatch = useDispatch();
  const { over } = useSelector(selectMember);
  const bmr = editedRow(users, (row, close) => <BmrDialog user={row} onClose={close} />);
  const supplements = editedRow(users, (row, close) => <SupplementsDialog user={row} onClose={close} />);
  return (
    <DialogByKind
      dialog={over}
      onClose={(open) => dispatch(overClosed(open))}
      kinds={{
        bmr: (close) => bmr(close, user.id),
        supplements: (close) => supplements(close, user.id),
        deactivate: (close) => <DeactivateDialog user={user} onClose={close} />,
        proof: (close) => <ProofDialog user={user} onClose={close} />,
        line: (close, name) => <LineDialog user={user} name={name} onClose={close} />,
      }}
    />
  );
}

/** The proof of payment, as large as the window allows, to enlarge and turn. */
function ProofDialog({ user, onClose }: UserDialogProps) {
  const stored = user.payment?.file;
  useClosedIfGone(!stored, onClose);
  if (!stored) return null;
  return (
    <Dialog title="Proof of payment" onClose={onClose}>
      <UserLine user={user} />
      <div className="member-large member-proof">
        <ProofViewer key={stored} stored={stored} />
      </div>
    </Dialog>
  );
}

/** Fetched when the first line is opened: the charting library is the largest part of the panel. */
const lineChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "charts" */ '@/components/charts/LineChart')).LineChart,
);

/** The chart's axis has a mark at each quarter of it, so this keeps the marks whole. */
const AXIS_STEP = 4;

function chartOf(user: User, name: Id | undefined) {
  const checkIns = checkInsOf(user);
  const part = BODY_PARTS.find((each) => each === name);
  const line = part ? measurementLines(checkIns).find((each) => each.part === part) : weightLine(checkIns);
  if (!line || line.known.length < 2 || (!part && name !== 'Weight')) return null;
  const values = line.known.map(({ value }) => Number(value.toFixed(2)));
  const title = part ? `${partLabel(part)}, inches` : 'Weight, kg';
  return {
    title,
    props: {
      label: `${title}, by check-in`,
      heading: 'Check-in',
      categories: dayLabels(line.known.map(({ day }) => day)),
      domain: axisOf(values, AXIS_STEP),
      lines: [{ label: title, colour: '--primary-mark', values }],
    },
  };
}

/** One line of the panel as a large chart: `name` is `Weight` or a part of the body. */
function LineDialog({ user, name, onClose }: UserDialogProps & { name: Id | undefined }) {
  const chart = useMemo(() => chartOf(user, name), [user, name]);
  useClosedIfGone(!chart, onClose);
  if (!chart) return null;
  return (
    <Dialog title={chart.title} onClose={onClose}>
      <UserLine user={user} />
      <div className="member-large">
        <LazyPart of={lineChart} props={chart.props} failure="The chart could not be loaded." />
      </div>
    </Dialog>
  );
}
