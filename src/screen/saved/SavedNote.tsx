import { type Attributes } from 'react';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';

interface Props<Part> {
  /** From the code of the screen's dialogs, which is there after a save. */
  of: LazyComponent<Part>;
  /** Null or undefined while there is no saved record. */
  props: (Part & Attributes) | null | undefined;
}

/** Above a list: where the record is that was saved last. */
export const SavedNote = <Part extends object>({ of, props }: Props<Part>) =>
  props && <LazyPart of={of} props={props} failure="Where it was saved could not be told." />;
