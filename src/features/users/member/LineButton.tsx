import { type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { overOpened } from '../usersScreen';

interface Props {
  /** `Weight` or a part of the body. */
  name: string;
  label: string;
  /** The small line, which screen readers leave out. */
  children: ReactNode;
}

/** Opens a line as a large chart. */
export function LineButton({ name, label, children }: Props) {
  const dispatch = useDispatch();
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
