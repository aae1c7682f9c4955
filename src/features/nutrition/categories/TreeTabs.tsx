import { type UnknownAction } from '@reduxjs/toolkit';
import { useMemo, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { CategoryTabs } from '@/components/tabs/CategoryTabs';
import { chosen } from '@/components/tabs/selection';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { type OpenDialog } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
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
  /** The action creator of the screen's dialogs. */
  dialogOpened: (dialog: OpenDialog<`${'edit' | 'delete'}${Level}`>) => UnknownAction;
  /** Shown without any row. */
  empty: ReactNode;
  /** What is below the tabs: the shown row's. */
  children: (row: Row) => ReactNode;
}

/** A level of the tree as tabs, which can be edited and deleted. */
export function TreeTabs<Row extends { id: Id; title: string }>(props: Props<Row>) {
  const { label, level, rows, chosenId, panelId, onSelect, dialogOpened, empty, children } = props;
  const dispatch = useDispatch();
  useNeighbour(rows, chosenId, onSelect);
  const tabs = useMemo(() => toOptions(rows).map(({ value, label: title }) => ({ key: value, label: title })), [rows]);
  const shown = chosen(rows, chosenId);
  if (!shown) return empty;
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
        onEdit={withId((id) => dispatch(dialogOpened({ kind: `edit${level}`, id })))}
        onDelete={withId((id) => dispatch(dialogOpened({ kind: `delete${level}`, id })))}
      />
      {children(shown)}
    </>
  );
}
