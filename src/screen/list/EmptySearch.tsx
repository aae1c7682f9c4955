import { type ComponentType, type ReactNode } from 'react';
import { OrAlone } from '@/components/error/OrAlone';
import { read, slot } from '@/lib/slots';
import { useListEvents } from './listContext';

export interface EmptySearchProps {
  search: string;
  /** What is shown, with what is found beside the shown part of the list. */
  children: (elsewhere?: ReactNode) => ReactNode;
}

/** What knows more than the shown part of a section's list, such as a tab; by the section's path. */
export const emptySearch = slot<ComponentType<EmptySearchProps>, string>('emptySearch');

/** Shown where a search or filter finds nothing in a part of a list. */
export function EmptySearch(props: EmptySearchProps) {
  const [Known] = read(emptySearch, useListEvents().screen.path);
  return <OrAlone of={Known} props={props} alone={() => props.children()} />;
}
