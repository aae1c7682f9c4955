import { createElement, useEffect, useState, type Attributes, type ReactNode } from 'react';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { PartFailure } from '../error/PartFailure';
import { afterPaint, oneAfterAnother } from '@/lib/pause';
import { type LazyComponent } from './lazyComponent';
import { idleAfterPart } from './whenIdle';

interface Props<Part> {
  of: LazyComponent<Part>;
  props: Part & Attributes;
  /** Shown if the code cannot be fetched, such as `The chart could not be loaded.` */
  failure: string;
  /** Shown until its code has been fetched. */
  waiting?: ReactNode;
}

/**
 * A part of a page that is fetched and rendered after the page is painted, because it takes long; several of them one
 * after the other. If fetching it fails, or if it throws, a message in its place offers to try again.
 */
export function LazyPart<Part extends object>({ of, props, failure, waiting }: Props<Part>) {
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    let isWanted = true;
    const cancel = afterPaint(() => {
      const code = of.load();
      idleAfterPart(code);
      code.then(
        () => oneAfterAnother(() => isWanted && setReady(true)),
        () => setFailedAttempt(attempt),
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [of, attempt]);

  const Part = of.current();
  if (failedAttempt === attempt) return <PartFailure text={failure} onRetry={() => setAttempt(attempt + 1)} />;
  if (!isReady || !Part) return waiting;
  return (
    <ErrorBoundary fallback={(_, retry) => <PartFailure onRetry={retry} />}>{createElement(Part, props)}</ErrorBoundary>
  );
}
