import { Printer, XLg, ChevronDown, ChevronUp } from 'react-bootstrap-icons';
import { IconButton } from '@/components/button/IconButton';
import { useDispatch } from 'react-redux';
import { Initials } from '@/components/avatar/Initials';
import { type User } from '@/services/userTypes';
import { figure } from '@/components/format/number';
import { nameOf, readAge } from '@/capabilities/memberAnswers/api';
import { type MemberPosition } from './memberPosition';
import { useActivations } from '@/features/users/useActivations';
import { overOpened, type OverDialog } from './memberSlice';

/** What one does about a person without leaving the panel: in the head, and on narrow windows in a menu. */
export function useMemberActions(user: User) {
  const dispatch = useDispatch();
  const { activate, busy } = useActivations();
  const open = (kind: OverDialog['kind']) => () => dispatch(overOpened({ kind }));
  return [
    { label: 'Update BMR', isBusy: false, onSelect: open('bmr') },
    { label: 'Assign Supplement', isBusy: false, onSelect: open('supplements') },
    user.isActive
      ? { label: 'Deactivate', isBusy: false, onSelect: open('deactivate') }
      : { label: 'Activate', isBusy: busy.has(user.id), onSelect: () => void activate(user.id) },
  ];
}

export interface MemberHeadProps {
  titleId: string;
  user: User;
  actions: ReturnType<typeof useMemberActions>;
  position: MemberPosition;
  onTurn: (to: User | undefined) => void;
  /** Undefined where nothing prints. */
  onPrint: (() => void) | undefined;
  onClose: () => void;
}

function aboutPerson({ assessment, email, phone }: User) {
  const age = readAge(assessment?.age ?? '');
  const years = typeof age === 'number' ? `${age} years` : '';
  return [[years, assessment?.country].filter(Boolean).join(', '), email, phone].filter(Boolean);
}

export function MemberHead({ titleId, user, actions, position, onTurn, onPrint, onClose }: MemberHeadProps) {
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
        {onPrint && (
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onPrint}>
            <Printer aria-hidden />
            Print
          </button>
        )}
      </div>
      <MemberSteps className="member-steps" position={position} onTurn={onTurn} />
      <IconButton icon={XLg} label="Close" onClick={onClose} />
      <p className="visually-hidden" role="status">
        {position.index !== null && `${nameOf(user)}, ${position.index + 1} of ${position.total}`}
      </p>
    </header>
  );
}

interface StepsProps extends Pick<MemberHeadProps, 'position' | 'onTurn'> {
  className: string;
}

/** Turns to the neighbours in the list as it is found, and says where in it one is. */
export function MemberSteps({ className, position, onTurn }: StepsProps) {
  const { index, total, previous, next } = position;
  const step = (what: string, key: string, to: User | undefined) => ({
    type: 'button' as const,
    className: 'btn btn-quiet step',
    'aria-label': to ? `${what} person: ${nameOf(to)}` : `${what} person`,
    'aria-keyshortcuts': key,
    'aria-disabled': !to,
    title: `${what} person (${key})`,
    onClick: () => onTurn(to),
  });
  return (
    <nav className={className} aria-label="Person of the list">
      <button {...step('Previous', 'k', previous)}>
        <ChevronUp aria-hidden />
        <kbd className="key-hint" aria-hidden>
          k
        </kbd>
      </button>
      <span className="figures">{index === null ? 'not listed' : `${figure(index + 1)} of ${figure(total)}`}</span>
      <button {...step('Next', 'j', next)}>
        <kbd className="key-hint" aria-hidden>
          j
        </kbd>
        <ChevronDown aria-hidden />
      </button>
    </nav>
  );
}
