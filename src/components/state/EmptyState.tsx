import { type ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  text?: string;
  /** The button that adds the first one, where the person may add. */
  action?: ReactNode;
}

/** A list with nothing in it yet. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className="empty">
      <span className="petal-tile">{icon}</span>
      <h2 className="card-title">{title}</h2>
      {text && <p className="meta">{text}</p>}
      {action}
    </div>
  );
}
