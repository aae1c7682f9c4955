import { createElement, useSyncExternalStore, type Attributes, type ReactNode } from 'react';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { type LazyComponent } from './lazyComponent';

interface Props<Part> {
  of: LazyComponent<Part>;
  props: Part & Attributes;
  /** Rendered until then. */
  waiting?: ReactNode;
  /** Rendered in its place if it throws; nothing by default. */
  failed?: (error: unknown, retry: () => void) => ReactNode;
  /** When it changes after that, the component is rendered again. */
  retryWith?: unknown;
}

/** Renders the component once its code has been fetched. Does not fetch it. If it throws, what is around it stays. */
export function Loaded<Part extends object>({ of, props, waiting = null, failed, retryWith }: Props<Part>) {
  const component = useSyncExternalStore(of.subscribe, of.current);
  if (!component) return waiting;
  return (
    <ErrorBoundary fallback={failed} retryWith={retryWith}>
      {createElement(component, props)}
    </ErrorBoundary>
  );
}
