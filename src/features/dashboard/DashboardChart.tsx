import { useState, type Attributes } from 'react';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { Loaded } from '@/components/lazy/Loaded';
import { WhenNear } from '@/components/lazy/WhenNear';
import { drawings } from './drawings';

interface Props<Chart> {
  name: keyof typeof drawings;
  of: LazyComponent<Chart>;
  props: Chart & Attributes;
}

/** A chart that is drawn when it comes near, after the page is painted; at the next visit it is there with the page. */
export function DashboardChart<Chart extends object>({ name, of, props }: Props<Chart>) {
  const [isDrawn] = useState(() => name in drawings);
  if (isDrawn) return <Loaded of={of} props={props} />;
  return (
    <WhenNear>
      <LazyPart of={of} props={props} failure="The chart could not be loaded." />
    </WhenNear>
  );
}
