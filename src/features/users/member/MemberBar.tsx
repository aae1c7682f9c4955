import { ChevronUp } from 'react-bootstrap-icons';
import { MenuButton } from '@/components/menu/MenuButton';
import { type User } from '@/services/userTypes';
import { MemberSteps } from './MemberSteps';
import { type Place } from './memberPlace';
import { useMemberActions } from './useMemberActions';

interface Props {
  user: User;
  place: Place;
  onTurn: (to: User | undefined) => void;
  onPrint: () => void;
}

/** On narrow windows, at the thumb: what the head has no room for. */
export function MemberBar({ user, place, onTurn, onPrint }: Props) {
  const actions = useMemberActions(user);
  return (
    <div className="member-bar">
      <MemberSteps className="bar-steps" place={place} onTurn={onTurn} />
      <MenuButton
        label="Actions"
        className="btn-outline-secondary"
        entries={[...actions, { label: 'Print', onSelect: onPrint }]}
      >
        Actions
        <ChevronUp className="small-caret" aria-hidden />
      </MenuButton>
    </div>
  );
}
