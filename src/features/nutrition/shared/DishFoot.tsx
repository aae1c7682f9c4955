import { type ReactNode } from 'react';
import { Copy, Pencil } from 'react-bootstrap-icons';

interface Props {
  /** The button that prints the dish. */
  print: ReactNode;
  onDuplicate: () => void;
  onEdit: () => void;
}

/** What one does with a dish whose details are open. */
export const DishFoot = ({ print, onDuplicate, onEdit }: Props) => (
  <>
    {print}
    <button type="button" className="btn btn-outline-secondary" onClick={onDuplicate}>
      <Copy aria-hidden />
      Duplicate
    </button>
    <button type="button" className="btn btn-outline-secondary" onClick={onEdit}>
      <Pencil aria-hidden />
      Edit
    </button>
  </>
);
