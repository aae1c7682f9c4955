import { type ComponentType } from 'react';
import { AllOf } from '@/components/error/AllOf';
import { read, slot } from '@/lib/slots';
import { type Id } from '@/services/http/decode';
import { useListEvents } from '../list/listContext';

export interface NamedRecord {
  id: Id;
  name: string;
}

/** What each card of a section's list begins with. */
export const cardTools = slot<ComponentType<NamedRecord>, string>('cardTools');

export function CardTools(record: NamedRecord) {
  const { screen } = useListEvents();
  return <AllOf of={read(cardTools, screen.path)} props={record} />;
}
