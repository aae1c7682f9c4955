import { type ReactNode } from 'react';

/** A part of a sheet under its title. */
export const SheetPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sheet-part">
    <h2>{title}</h2>
    {children}
  </section>
);

/** A figure that a sheet begins with; its unit, or what it is a part of, is small. */
export interface SheetFact {
  label: string;
  value: string;
  unit: string;
}

export function SheetFacts({ facts }: { facts: readonly SheetFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="sheet-facts">
      {facts.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A bar that is a border, because grounds are not printed. Decoration: the figure is beside it. */
export const SheetBar = ({ share }: { share: number }) => (
  <span className="sheet-bar" aria-hidden="true">
    <span style={{ inlineSize: `${Math.min(100, Math.max(0, share))}%` }} />
  </span>
);

const LINES = 4;

/** Lines to write on, as many as the page has room for under what is printed; they never make a page of their own. */
export const SheetRoom = ({ titles }: { titles: readonly string[] }) => (
  <div className="sheet-room">
    {titles.map((title) => (
      <section key={title}>
        <h2>{title}</h2>
        {Array.from({ length: LINES - 1 }, (_, line) => (
          <i key={line} />
        ))}
      </section>
    ))}
  </div>
);
