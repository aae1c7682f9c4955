import { type ComponentType } from 'react';
import { useListEvents } from './list/listContext';
import { read, type Slot } from '@/lib/slots';

/** The components that fill a slot of the section around. */
export function Fills({ of }: { of: Slot<ComponentType, string> }) {
  const { screen } = useListEvents();
  return read(of, screen.path).map((Component, index) => <Component key={index} />);
}
