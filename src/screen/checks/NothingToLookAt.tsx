import { Check2 } from 'react-bootstrap-icons';
import { type Checkup } from './finding';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

interface Props {
  checkup: Checkup;
  onBack: () => void;
}

/** Shown where no finding is left, with what was checked. */
export const NothingToLookAt = ({ checkup: { label, checked }, onBack }: Props) => (
  <div className="empty">
    <span className="petal-tile teal">
      <Check2 aria-hidden />
    </span>
    <h2 className="card-title">Nothing to look at</h2>
    <p className="meta figures">{listed.format(checked)} were checked.</p>
    <button type="button" className="btn btn-outline-secondary" onClick={onBack}>
      Back to {label}
    </button>
  </div>
);
