import { MenuButton } from './MenuButton';
import { type MenuEntry } from './menuEntry';

interface Props {
  /** `Actions for <name>`. */
  label: string;
  items: MenuEntry[];
  /** Whether a chosen command is still running that has no dialog to show it. */
  isBusy?: boolean;
  tabIndex?: number;
}

/** The menu of a row or card. */
export function RowMenu({ label, items, isBusy, tabIndex }: Props) {
  return (
    <MenuButton
      label={label}
      className="btn-quiet btn-icon btn-sm row-menu"
      entries={items}
      isBusy={isBusy}
      tabIndex={tabIndex}
    >
      {isBusy && <span className="spinner-border" aria-hidden="true" />}
    </MenuButton>
  );
}
