import { type Attributes, type ComponentType, createElement, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

interface Props<Around> {
  of: ComponentType<Around> | undefined;
  props: Around & Attributes;
  alone: () => ReactNode;
}

/** What this component shows around something; without one, or if it throws, that alone. */
export const OrAlone = <Around extends object>({ of, props, alone }: Props<Around>) =>
  of ? <ErrorBoundary fallback={alone}>{createElement(of, props)}</ErrorBoundary> : alone();
