import { createElement, useSyncExternalStore, type Attributes } from 'react';
import { type LazyComponent } from './lazyComponent';

interface Props<Part> {
  of: LazyComponent<Part>;
  props: Part & Attributes;
}

/** The component once its code is there, until then nothing. It does not fetch. */
export function Loaded<Part extends object>({ of, props }: Props<Part>) {
  const component = useSyncExternalStore(of.subscribe, of.current);
  return component && createElement(component, props);
}
