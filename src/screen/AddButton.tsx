import { type UnknownAction } from '@reduxjs/toolkit';
import { type Icon } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';

interface Props {
  icon: Icon;
  label: string;
  /** The action that it dispatches, which opens a dialog. */
  opens: UnknownAction;
  /** Classes beside `btn`, such as `btn-primary push`. */
  className: string;
}

/** Opens the dialog that adds an item. */
export function AddButton({ icon: Symbol, label, opens, className }: Props) {
  const dispatch = useDispatch();
  return (
    <button type="button" className={`btn ${className}`} onClick={() => dispatch(opens)}>
      <Symbol aria-hidden />
      {label}
    </button>
  );
}
