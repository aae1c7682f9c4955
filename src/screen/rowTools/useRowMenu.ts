import { type Dispatch } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { type MenuEntry, type MenuItem } from '@/components/menu/menuEntry';
import { read, slot } from '@/lib/slots';
import { type Id } from '@/services/http/decode';
import { useListEvents } from '../list/listContext';

/** Items of the menu of each card or row of a section's list. */
export const rowMenu = slot<(id: Id, dispatch: Dispatch) => MenuItem, string>('rowMenu');

/** The menu of a card or row, with what is added to it before the divider. */
export function useRowMenu(id: Id, entries: MenuEntry[]): MenuEntry[] {
  const { screen } = useListEvents();
  const dispatch = useDispatch();
  const added = read(rowMenu, screen.path).map((itemOf) => itemOf(id, dispatch));
  return entries.toSpliced(entries.indexOf('divider'), 0, ...added);
}
