import { useEffect, useState, type Attributes, type ReactNode } from 'react';
import { afterPaint } from './pause';
import { type LazyComponent } from './lazyComponent';
import { Loaded } from './Loaded';
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
 * A part of a page that is fetched and rendered after the page is painted, because it takes long. If fetching it fails,
 * a message offers to try again.
 */
export function LazyPart<Part extends object>({ of, props, failure, waiting }: Props<Part>) {
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [isPainted, setPainted] = useState(false);

  useEffect(() => afterPaint(() => setPainted(true)), []);
  useEffect(() => {
    if (!isPainted) return;
    const code = of.load();
    idleAfterPart(code);
    code.catch(() => setFailedAttempt(attempt));
  }, [of, attempt, isPainted]);

  if (failedAttempt < attempt) return isPainted ? <Loaded of={of} props={props} waiting={waiting} /> : waiting;
  return (
    <p className="soft" role="status">
      {failure}{' '}
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </button>
    </p>
  );
}
