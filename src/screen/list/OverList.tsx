import { type ComponentType } from 'react';
import { AllOf } from '@/components/error/AllOf';
import { read, slot } from '@/lib/slots';

export interface OverListProps {
  /** The name of the table that is shown. */
  table?: string;
  /** The rows that are found; undefined until the list is loaded, null where they are not counted. */
  rows: (() => { length: number }) | undefined | null;
}

/** What stands over each list. */
export const overList = slot<ComponentType<OverListProps>>('overList');

export const OverList = (props: OverListProps) => <AllOf of={read(overList)} props={props} />;
