import { useEffect, useMemo } from 'react';
import { CategoryTabs } from '@/components/tabs/CategoryTabs';
import { tabId } from '@/components/tabs/tabIds';
import { type Id } from '@/services/decode';

interface Props {
  label: string;
  look: 'tabs' | 'pills';
  /** Categories, or the sub categories of one. */
  rows: readonly { id: Id; title: string }[];
  selected: Id;
  panelId: string;
  onSelect: (id: Id) => void;
  onEdit: (id: Id) => void;
  onDelete: (id: Id) => void;
}

/** One level of the tree as tabs; the selected one is scrolled into view where there are many. */
export function TreeTabs({ label, look, rows, selected, panelId, onSelect, onEdit, onDelete }: Props) {
  const ids = useMemo(() => new Map(rows.map(({ id }) => [String(id), id])), [rows]);
  const tabs = useMemo(() => rows.map(({ id, title }) => ({ key: String(id), label: title || String(id) })), [rows]);
  useEffect(() => {
    const tab = document.getElementById(tabId(panelId, String(selected)))?.parentElement;
    const row = tab?.parentElement;
    // Not `scrollIntoView`, which would also scroll the page down to a row further below.
    if (tab && row) row.scrollLeft += overhang(tab.getBoundingClientRect(), row.getBoundingClientRect());
  }, [panelId, selected]);

  const withId = (act: (id: Id) => void) => (key: string) => act(ids.get(key)!);
  return (
    <CategoryTabs
      label={label}
      look={look}
      tabs={tabs}
      selected={String(selected)}
      panelId={panelId}
      onSelect={withId(onSelect)}
      onEdit={withId(onEdit)}
      onDelete={withId(onDelete)}
    />
  );
}

/** How far the tab reaches beyond its row: negative to the left, positive to the right, 0 while it is within. */
function overhang(tab: DOMRect, row: DOMRect) {
  if (tab.left < row.left) return tab.left - row.left;
  return Math.max(0, tab.right - row.right);
}
