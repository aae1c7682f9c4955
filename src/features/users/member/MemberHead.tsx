import { Printer, XLg } from 'react-bootstrap-icons';
import { Initials } from '@/components/avatar/Initials';
import { type User } from '@/services/userTypes';
import { readAge } from '../answers/quantities';
import { MemberSteps } from './MemberSteps';
import { type Place } from './memberPlace';
import { nameOf } from './memberText';
import { type useMemberActions } from './useMemberActions';

export interface MemberHeadProps {
  titleId: string;
  user: User;
  actions: ReturnType<typeof useMemberActions>;
  place: Place;
  onTurn: (to: User | undefined) => void;
  onPrint: () => void;
  onClose: () => void;
}

function aboutPerson({ assessment, email, phone }: User) {
  const age = readAge(assessment?.age ?? '');
  const years = typeof age === 'number' ? `${age} years` : '';
  return [[years, assessment?.country].filter(Boolean).join(', '), email, phone].filter(Boolean);
}

export function MemberHead({ titleId, user, actions, place, onTurn, onPrint, onClose }: MemberHeadProps) {
  return (
    <header className="member-head">
      <Initials name={nameOf(user)} isLarge />
      <div className="member-who">
        <h2 id={titleId}>{nameOf(user)}</h2>
        <p className="meta clip figures">
          {aboutPerson(user).map((text, index) => (
            <span key={text}>
              {index > 0 && <span className="sep" />}
              {text}
            </span>
          ))}
        </p>
      </div>
      <div className="member-actions">
        {actions.map(({ label, isBusy, onSelect }) => (
          <button
            key={label}
            type="button"
            className={`btn btn-outline-secondary btn-sm ${isBusy ? 'busy' : ''}`}
            aria-disabled={isBusy}
            onClick={onSelect}
          >
            {label}
          </button>
        ))}
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onPrint}>
          <Printer aria-hidden />
          Print
        </button>
      </div>
      <MemberSteps className="member-steps" place={place} onTurn={onTurn} />
      <button type="button" className="btn btn-quiet btn-icon" aria-label="Close" onClick={onClose}>
        <XLg aria-hidden />
      </button>
      <p className="visually-hidden" role="status">
        {place.index !== null && `${nameOf(user)}, ${place.index + 1} of ${place.total}`}
      </p>
    </header>
  );
}
