import { type Attributes, type ComponentType, createElement } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

interface Props<Part> {
  of: readonly ComponentType<Part>[];
  props: Part & Attributes;
}

/** All of these, one after another. One that throws takes only itself away. */
export const AllOf = <Part extends object>({ of, props }: Props<Part>) =>
  of.map((Each, at) => (
    <ErrorBoundary key={at} retryWith={Each}>
      {createElement(Each, props)}
    </ErrorBoundary>
  ));
