import { Capsule, Clipboard2Pulse, Fire, GraphUp, PersonSlash, Receipt } from 'react-bootstrap-icons';

const ICONS = {
  assessment: Clipboard2Pulse,
  transaction: Receipt,
  progress: GraphUp,
  bmr: Fire,
  supplements: Capsule,
  deactivate: PersonSlash,
};

export interface UserMenuIconProps {
  /** The dialog that the entry opens. */
  of: keyof typeof ICONS;
}

/** The icon of an entry of a row's menu. */
export function UserMenuIcon({ of }: UserMenuIconProps) {
  const Icon = ICONS[of];
  return <Icon aria-hidden />;
}
