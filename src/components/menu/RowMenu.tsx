import { ThreeDots } from 'react-bootstrap-icons';
import { MenuButton } from './MenuButton';
import { type MenuEntry } from './menuEntry';

interface Props {
  /** `Actions for <name>`. */
  label: string;
  items: MenuEntry[];
}

/** What can be done with one row or card. */
export function RowMenu({ label, items }: Props) {
  return (
    <MenuButton label={label} className="btn-quiet btn-icon btn-sm" entries={items}>
      <ThreeDots aria-hidden />
    </MenuButton>
  );
}
