import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  className?: string;
  /** Said in place of the content where there is none. */
  none?: string | false;
  children?: ReactNode;
}

/** A block of the panel under its title. */
export function Block({ title, aside, className, none, children }: Props) {
  const titleId = useId();
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className="part-head">
        <h3 id={titleId}>{title}</h3>
        {aside && !none && <span className="meta figures push">{aside}</span>}
      </div>
      {none ? <p className="meta">{none}</p> : children}
    </section>
  );
}
