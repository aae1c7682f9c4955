import { useMemo, type ReactNode } from 'react';
import { CategoryTabs } from '@/components/tabs/CategoryTabs';
import { chosen } from '@/components/tabs/selection';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { NoFolders } from '@/screen/EmptyList';
import { useListEvents } from '@/screen/list/listContext';
import { type Id } from '@/services/http/decode';
import { type CategoryDialog } from './categoryKinds';
import { toOptions } from './tree';

type Level = 'Category' | 'SubCategory';

interface Props<Row> {
  label: string;
  /** Categories are underlined, the sub categories of one are pills. */
  level: Level;
  rows: readonly Row[];
  /** Until one is chosen, the first is shown. */
  chosenId: Id | null | undefined;
  panelId: string;
  onSelect: (id: Id) => void;
  /** The dialog that adds the first row. */
  adds: CategoryDialog['kind'];
  /** What a row is for, where there is none. */
  hint?: string;
  /** What is below the tabs: the shown row's. */
  children: (row: Row) => ReactNode;
}

/** A level of the tree as tabs, which can be edited and deleted. */
export function TreeTabs<Row extends { id: Id; title: string }>(props: Props<Row>) {
  const { label, level, rows, chosenId, panelId, onSelect, adds, hint, children } = props;
  const { screen, events } = useListEvents();
  useNeighbour(rows, chosenId, onSelect);
  const tabs = useMemo(() => toOptions(rows).map(({ value, label: title }) => ({ key: value, label: title })), [rows]);
  const shown = chosen(rows, chosenId);
  if (!shown) {
    const title = level === 'Category' ? 'No categories found' : 'No subcategories found';
    return (
      <NoFolders title={title} text={hint} add="Add Category" opens={screen.actions.dialogOpened!({ kind: adds })} />
    );
  }
  const withId = (act: (id: Id) => void) => (key: string) => act(rows.find(({ id }) => String(id) === key)!.id);
  return (
    <>
      <CategoryTabs
        label={label}
        look={level === 'Category' ? 'tabs' : 'pills'}
        tabs={tabs}
        selected={String(shown.id)}
        panelId={panelId}
        onSelect={withId(onSelect)}
        onEdit={withId((id) => events.dialogOpened({ kind: `edit${level}`, id }))}
        onDelete={withId((id) => events.dialogOpened({ kind: `delete${level}`, id }))}
      />
      {children(shown)}
    </>
  );
}
