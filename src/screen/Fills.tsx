import { type ComponentType } from 'react';
import { AllOf } from '@/components/error/AllOf';
import { useListEvents } from './list/listContext';
import { read, type Slot } from '@/lib/slots';

const NONE = {};

/** The components that fill a slot of the section around. */
export function Fills({ of }: { of: Slot<ComponentType, string> }) {
  const { screen } = useListEvents();
  return <AllOf of={read(of, screen.path)} props={NONE} />;
}
