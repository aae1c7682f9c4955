import { type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { overOpened } from './memberSlice';

interface Props {
  /** `Weight` or a part of the body. */
  name: string;
  label: string;
  /** How many figures the line has. One alone is a dot, which a large chart does not show. */
  count: number;
  /** The small line, which screen readers leave out. */
  children: ReactNode;
}

/** Opens a line as a large chart. */
export function LineButton({ name, label, count, children }: Props) {
  const dispatch = useDispatch();
  if (count < 2) return children;
  return (
    <button
      type="button"
      className="line-button"
      aria-label={`Open the line of ${label}`}
      onClick={() => dispatch(overOpened({ kind: 'line', id: name }))}
    >
      {children}
    </button>
  );
}
