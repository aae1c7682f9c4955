import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { mayOpen } from '@/services/session/access';
import { type Module } from '@/services/session/modules';
import { selectUser } from '@/services/session/sessionState';

interface Props {
  /** The permission of the section. */
  module: Module;
  /** An address of the section. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to what a figure counts; plain content for a person who may not open that section. */
export function SectionLink({ module, to, className, children }: Props) {
  const user = useSelector(selectUser);
  if (!user || !mayOpen(user, { module })) return <span className={className}>{children}</span>;
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
