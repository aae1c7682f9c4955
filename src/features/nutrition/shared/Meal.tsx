import { useId, type ReactNode } from 'react';
import './meals.scss';

/** Dishes under a heading. */
export function Meal({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className="meal" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
