import { type UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode } from 'react';
import { type ExportProps } from '@/components/export/table';
import { useList } from '@/screen/list/listContext';
import { type Id } from '@/services/http/decode';
import { type FolderField, type Item } from './items';

/** The cards of a section, in folders. A constant, so that a card re-renders only when its record changes. */
export interface CardsSpec<I extends Item> {
  /** The section's label. */
  label: string;
  /** The word for one card, and for several. */
  noun: string;
  nouns: string;
  /** What the tabs are, such as `Folders`. */
  tabs: string;
  field: FolderField;
  folderChosen: (id: Id) => UnknownAction;
  card: (item: I) => ReactNode;
  exported: Omit<ExportProps<I>, 'rows'> & { noun: string };
}

/** The id of the folder that is shown; null until one is chosen: the first is shown then. */
export function useFolderId(field: FolderField) {
  const { view } = useList();
  return (view as Partial<Record<FolderField, Id | null>>)[field] ?? null;
}
