import { type ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { XLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { OVER_PAGE } from '@/components/dialog/overPage';
import { selectDialog } from '../communityScreen';
import { IconButton } from '@/components/button/IconButton';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The groups on small screens. */
export function GroupsDrawer({ isOpen, onClose, children }: Props) {
  // A dialog opened from the drawer already has the focus when the drawer has closed.
  const givesFocusBack = useSelector(selectDialog) === null;
  return (
    <Offcanvas
      {...OVER_PAGE}
      show={isOpen}
      onHide={onClose}
      restoreFocus={givesFocusBack}
      className="groups"
      aria-label="Groups"
    >
      <IconButton icon={XLg} label="Close groups" className="drawer-close" onClick={onClose} />
      {children}
    </Offcanvas>
  );
}
