import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { inTurns } from '@/lib/inTurns';
import { type Id } from '@/services/http/decode';
import { type Act, type Many } from './many';
import { planner, type Planned } from './plan';
import { look } from './sendOne';

/** The records as they are now: undefined until the answer comes, null if none did. */
function useLatest<Row extends { id: Id }, Form>(many: Many<Row, Form>) {
  const store = useStore();
  const [latest, setLatest] = useState<readonly Row[] | null | undefined>();
  useEffect(() => {
    let isWanted = true;
    void look(store, many).then((rows) => isWanted && setLatest(rows));
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);
  return latest;
}

interface Made<Row, Form> {
  latest?: readonly Row[] | null;
  act: Act<Form> | null;
  plans: readonly Planned<Row, Form>[];
}

/**
 * What the act does with each of the records that were seen so, worked out in turns between which keys are answered: until
 * then (`isDue`) what the act before it does, which is `planned`. `isLooking` is whether it is still read how they are now,
 * `isUnchecked` whether that failed.
 */
export function usePlans<Row extends { id: Id }, Form>(
  many: Many<Row, Form>,
  seen: readonly Row[],
  act: Act<Form> | null,
) {
  const latest = useLatest(many);
  const [made, setMade] = useState<Made<Row, Form>>({ act: null, plans: [] });
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const planned = act ? inTurns(seen, planner(many, latest ?? seen, act), signal) : Promise.resolve([]);
    planned.then(
      (plans) => setMade({ latest, act, plans }),
      (error: unknown) => signal.aborted || setFailure({ error }),
    );
    return () => leaving.abort();
  }, [many, seen, latest, act]);
  if (failure) throw failure.error;
  return {
    plans: made.plans,
    planned: made.act,
    isDue: latest === undefined || made.latest !== latest || made.act !== act,
    isLooking: latest === undefined,
    isUnchecked: latest === null,
  };
}
