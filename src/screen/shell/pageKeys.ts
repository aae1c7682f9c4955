import { slot } from '@/lib/slots';
import { type Section } from '../section';

/** The screen on which a key is pressed. */
export interface KeyedPage {
  /** Those that the person may open. */
  sections: readonly Section[];
  navigate: (path: string) => void;
}

/**
 * What keys do on every screen; each returns whether it took the key. They hear of none while a dialog is open, and of no
 * letter while the person types, or where those are turned off.
 */
export const pageKeys = slot<(event: KeyboardEvent, page: KeyedPage) => boolean>('pageKeys');
