import { createElement, useSyncExternalStore, type Attributes } from 'react';
import { type LazyComponent } from './lazyComponent';

interface Props<Part> {
  of: LazyComponent<Part>;
  props: Part & Attributes;
}

/** Renders the component once its code has been fetched, and nothing until then. Does not fetch it. */
export function Loaded<Part extends object>({ of, props }: Props<Part>) {
  const component = useSyncExternalStore(of.subscribe, of.current);
  return component && createElement(component, props);
}
