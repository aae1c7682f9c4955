import { type ReactNode } from 'react';

export interface Detail {
  label: string;
  /** Empty text shows as N/A; line breaks are kept. */
  value: ReactNode;
}

/** Read-only values under their labels. */
export function DetailList({ details }: { details: Detail[] }) {
  return (
    <dl className="details">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? 'N/A' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
