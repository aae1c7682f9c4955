import { type ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { XLg } from 'react-bootstrap-icons';
import { OVER_PAGE } from '@/components/dialog/overPage';
import { IconButton } from '@/components/button/IconButton';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** False if a dialog opened from the drawer has the focus, which the closing drawer must not take back. */
  givesFocusBack: boolean;
  children: ReactNode;
}

/** The sidebar on small screens. */
export function Drawer({ isOpen, onClose, givesFocusBack, children }: Props) {
  return (
    <Offcanvas {...OVER_PAGE} show={isOpen} onHide={onClose} restoreFocus={givesFocusBack} aria-label="Menu">
      <Offcanvas.Body className="sidebar">
        <IconButton icon={XLg} label="Close menu" className="drawer-close" onClick={onClose} />
        {children}
      </Offcanvas.Body>
    </Offcanvas>
  );
}
