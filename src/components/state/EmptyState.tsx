import { type ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  /** Where nothing is missing. */
  isWell?: boolean;
  title: string;
  text?: ReactNode;
  /** The button that adds the first item, if the person may add. */
  action?: ReactNode;
}

/** Shown instead of a list without items. */
export function EmptyState({ icon, isWell = false, title, text, action }: Props) {
  return (
    <div className="empty">
      <span className={`petal-tile${isWell ? ' teal' : ''}`}>{icon}</span>
      <h2 className="card-title">{title}</h2>
      {text && <p className="meta">{text}</p>}
      {action}
    </div>
  );
}
