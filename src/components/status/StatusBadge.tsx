import { type ReactNode } from 'react';

interface Props {
  /** Each tone has a mark of another shape, so that colour is not the only difference. */
  tone: 'active' | 'inactive' | 'attention' | 'danger';
  children: ReactNode;
}

export function StatusBadge({ tone, children }: Props) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
