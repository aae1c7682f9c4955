import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { again, newBatch, type Outcome, useBatch } from '@/capabilities/rounds/api';
import { type Id } from '@/services/http/decode';
import { type Many } from './many';
import { type Planned } from './plan';
import { callsOf } from './sendOne';

type Send<Row, Form> = (plan: Planned<Row, Form>) => Promise<Outcome>;

/** Makes a call for each of the planned records. Their list loads once more after the last one. */
export function useRound<Row extends { id: Id }, Form>(
  many: Many<Row, Form>,
  sendBy: (calls: ReturnType<typeof callsOf<Row, Form>>) => Send<Row, Form>,
) {
  const store = useStore();
  const dispatch = useDispatch();
  const [send] = useState(() => sendBy(callsOf(store, many)));
  const { batch, start, stop } = useBatch<Planned<Row, Form>>([], many.atOnce ?? 1);

  const begin = (plans: readonly Planned<Row, Form>[]) =>
    start({
      send,
      prepare: (lines) => (lines.length === 0 ? newBatch(plans).lines : again(lines, ['failed', 'unclear'])),
      after: () => dispatch(many.afterRound!()),
    });

  return { batch, start: begin, stop };
}
