import { type Id } from '@/services/http/decode';
import { type writeView } from '../screenUrl';
import { type ScreenState } from '../section';
import { slot } from '@/lib/slots';

/** A view of a section that a person has named. */
export interface NamedView {
  name: string;
  /** Makes ready what is in no address, and returns the view's. */
  open: (screen: ScreenState) => ReturnType<typeof writeView>;
}

/** Those of the section with this path, for the palette. */
export const namedViews = slot<(path: string, owner: Id) => readonly NamedView[]>('namedViews');
