import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A block of the panel under its title. */
export function Block({ title, aside, className, children }: Props) {
  const titleId = useId();
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className="part-head">
        <h3 id={titleId}>{title}</h3>
        {aside && <span className="meta figures push">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
