import { createElement, useSyncExternalStore, type Attributes, type ReactNode } from 'react';
import { type LazyComponent } from './lazyComponent';

interface Props<Part> {
  of: LazyComponent<Part>;
  props: Part & Attributes;
  /** Rendered until then. */
  waiting?: ReactNode;
}

/** Renders the component once its code has been fetched. Does not fetch it. */
export function Loaded<Part extends object>({ of, props, waiting = null }: Props<Part>) {
  const component = useSyncExternalStore(of.subscribe, of.current);
  return component ? createElement(component, props) : waiting;
}
