import { type ReactNode } from 'react';

interface Props {
  /** Each tone has a mark of its own shape, so colour is never the only sign. */
  tone: 'active' | 'inactive' | 'attention' | 'danger';
  children: ReactNode;
}

export function StatusBadge({ tone, children }: Props) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
