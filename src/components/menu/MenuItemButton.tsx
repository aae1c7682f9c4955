import { Check2 } from 'react-bootstrap-icons';
import { type MenuItem } from './menuEntry';

export function MenuItemButton({ item, onPress }: { item: MenuItem; onPress: () => void }) {
  const { label, icon, tone = '', offReason, isChecked } = item;
  const choice = isChecked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChecked };
  return (
    <li role="none">
      <button
        type="button"
        className={`dropdown-item ${tone}`}
        aria-disabled={offReason !== undefined}
        title={offReason}
        tabIndex={-1}
        onClick={onPress}
        {...choice}
      >
        {icon}
        {label}
        {isChecked && <Check2 className="tick" aria-hidden />}
      </button>
    </li>
  );
}
