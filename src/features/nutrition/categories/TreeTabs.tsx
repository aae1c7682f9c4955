import { useMemo } from 'react';
import { CategoryTabs } from '@/components/tabs/CategoryTabs';
import { type Id } from '@/services/http/decode';

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

/** A level of the tree as tabs. */
export function TreeTabs({ label, look, rows, selected, panelId, onSelect, onEdit, onDelete }: Props) {
  const ids = useMemo(() => new Map(rows.map(({ id }) => [String(id), id])), [rows]);
  const tabs = useMemo(() => rows.map(({ id, title }) => ({ key: String(id), label: title || String(id) })), [rows]);

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
