import { ChevronDown } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { MenuButton } from '@/components/menu/MenuButton';
import { type Id } from '@/services/http/decode';
import { comparisonChosen } from './memberSlice';

interface Props {
  userId: Id;
  /** Of all check-ins, earliest first. */
  labels: readonly string[];
  chosen: number;
}

/** Chooses the check-in beside which the latest is shown. */
export function ComparisonMenu({ userId, labels, chosen }: Props) {
  const dispatch = useDispatch();
  const entries = labels
    .slice(0, -1)
    .map((label, index) => ({
      label,
      isChecked: index === chosen,
      onSelect: () => void dispatch(comparisonChosen({ of: userId, with: index })),
    }))
    .toReversed();
  return (
    <MenuButton label={`Compare with ${labels[chosen]}; choose another`} className="link-quiet" entries={entries}>
      {labels[chosen]} <ChevronDown className="small-caret" aria-hidden />
    </MenuButton>
  );
}
