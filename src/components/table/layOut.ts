import { namingKey, type Column } from './column';

/** A column as a table of some width has it. */
export interface LaidColumn<Row> {
  column: Column<Row>;
  /** Whether it names the row. */
  isNaming: boolean;
  /** Whether columns fold under it in a narrow table. */
  isHost: boolean;
  /** Those that are folded under it now. */
  folds: readonly Column<Row>[];
}

/** The places of the columns in a table that is narrower than `width` px; the folded ones have none of their own. */
export function layOut<Row>(columns: readonly Column<Row>[], width: number): LaidColumn<Row>[] {
  const naming = namingKey(columns);
  const isFolded = ({ fold }: Column<Row>) => fold !== undefined && fold.below >= width;
  return columns
    .filter((column) => !isFolded(column))
    .map((column) => {
      const hosted = columns.filter(({ fold }) => fold?.under === column.key);
      return { column, isNaming: column.key === naming, isHost: hosted.length > 0, folds: hosted.filter(isFolded) };
    });
}
