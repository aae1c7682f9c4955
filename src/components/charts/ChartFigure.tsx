import { type ReactNode } from 'react';
import { figure } from '../format/number';
import { NO_VALUE } from '../table/texts';
import { useLateSheet } from '../lazy/useLateSheet';
import sheet from './charts.late.scss';

interface Props {
  label: string;
  /** The data as a table, for screen readers. */
  headers: string[];
  rows: { header: string; values: (number | null)[] }[];
  children: ReactNode;
}

export function ChartFigure({ label, headers, rows, children }: Props) {
  useLateSheet(sheet);
  return (
    <figure aria-label={label}>
      <div aria-hidden="true">{children}</div>
      <table className="visually-hidden">
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ header, values }) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {values.map((value, index) => (
                <td key={index}>{figure(value ?? NO_VALUE)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
