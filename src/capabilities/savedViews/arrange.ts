import { isControls, namingKey, SELECT, STATUS, type Column } from '@/components/table/column';

/** What a person chose about one column of values. A list of these has the order of the columns. */
export interface ColumnChoice {
  key: string;
  isHidden?: boolean;
}

/** Whether the column cannot be left out. */
export const isAlwaysShown = (key: string, naming: string | undefined) =>
  isControls(key) || key === naming || key === STATUS;

/**
 * The columns in the person's order, those that are left out as `isHidden`; without a choice, `columns` themselves. What
 * names the rows stays first, its checkbox before it and the actions last; the status is always shown. A column that the
 * choice does not know, because it is new, comes after the others. What folds under a hidden column folds under the name.
 */
export function arrange<Row>(columns: Column<Row>[], choice: readonly ColumnChoice[]): Column<Row>[] {
  if (choice.length === 0) return columns;
  const naming = namingKey(columns);
  const chosen = new Map(choice.map((each, index) => [each.key, { ...each, index }]));
  const isHidden = (key: string) => !isAlwaysShown(key, naming) && chosen.get(key)?.isHidden === true;
  const placeOf = ({ key }: Column<Row>) =>
    key === SELECT || key === naming ? -1 : (chosen.get(key)?.index ?? choice.length);
  return columns
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((column) => {
      const { key, fold } = column;
      if (isHidden(key)) return { ...column, isHidden: true };
      return fold && naming && isHidden(fold.under) ? { ...column, fold: { ...fold, under: naming } } : column;
    });
}
