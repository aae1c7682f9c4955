import { type ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on small screens (§2). */
export function Drawer({ isOpen, onClose, children }: Props) {
  return (
    <Offcanvas show={isOpen} onHide={onClose} className="sidebar-drawer" aria-label="Menu">
      <Offcanvas.Body className="sidebar">
        <button type="button" className="btn-close drawer-close" aria-label="Close menu" onClick={onClose} />
        {children}
      </Offcanvas.Body>
    </Offcanvas>
  );
}
