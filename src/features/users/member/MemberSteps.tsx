import { ChevronDown, ChevronUp } from 'react-bootstrap-icons';
import { figure } from '@/components/format/number';
import { type User } from '@/services/userTypes';
import { type Place } from './memberPlace';
import { nameOf } from './memberText';

interface Props {
  className: string;
  place: Place;
  onTurn: (to: User | undefined) => void;
}

/** Turns to the neighbours in the list as it is found, and says where in it one is. */
export function MemberSteps({ className, place, onTurn }: Props) {
  const { index, total, previous, next } = place;
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
