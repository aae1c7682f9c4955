import { TABLE_TEXTS } from '../table/texts';

interface Props {
  /** The headers of the table that is coming. */
  columns: readonly string[];
  rows?: number;
}

const WIDTHS = [62, 78, 54, 70, 46, 84, 58];

/** Bars where the rows of the table will be. */
export function TableSkeleton({ columns, rows = 10 }: Props) {
  return (
    <div className="table-scroll placeholder-glow" role="status" aria-label={TABLE_TEXTS.loading}>
      <table className="table" aria-hidden="true">
        <thead>
          <tr>
            {columns.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map((header, column) => (
                <td key={header}>
                  <SkeletonCell isFirst={column === 0} width={WIDTHS[(row * 3 + column) % WIDTHS.length] ?? 60} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonCell({ isFirst, width }: { isFirst: boolean; width: number }) {
  const bar = <span className="placeholder" style={{ width: `${width}%` }} />;
  if (!isFirst) return bar;
  return (
    <span className="gap-12">
      <span className="placeholder round" />
      {bar}
    </span>
  );
}
