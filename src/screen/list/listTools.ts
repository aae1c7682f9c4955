import { type ComponentType } from 'react';
import { slot } from '@/lib/slots';

/** Links in the head of a section's page; on a phone they are in the menu of its list. */
export const headLinks = slot<ComponentType, string>('headLinks');

/** Links beside the tabs of a section's list. */
export const toolbarLinks = slot<ComponentType, string>('toolbarLinks');

/** What stands below the head of a section's page. */
export const underHead = slot<ComponentType, string>('underHead');

/** What stands at the end of the card with a section's table. */
export const underRows = slot<ComponentType, string>('underRows');

export interface ItemProps {
  /** Closes the menu. */
  close: () => void;
}

/** Items of the menu of a section's list. */
export const listMenu = slot<ComponentType<ItemProps>, string>('listMenu');

/** Links beside the button that adds the first record, where a section's list is empty. */
export const emptyListLinks = slot<ComponentType, string>('emptyListLinks');
