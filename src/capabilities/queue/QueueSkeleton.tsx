import { type ReactNode } from 'react';

interface Props {
  /** The widths of the lines of each row. */
  rows: readonly (readonly number[])[];
  /** Before the lines of each row. */
  children?: ReactNode;
}

/** Placeholders for rows that may come. */
export const QueueSkeleton = ({ rows, children }: Props) => (
  <div className="placeholder-glow" aria-hidden="true">
    {rows.map((widths, row) => (
      <div key={row} className="row-coming">
        {children}
        <div>
          {widths.map((width) => (
            <span key={width} className="placeholder" style={{ width }} />
          ))}
        </div>
      </div>
    ))}
  </div>
);
