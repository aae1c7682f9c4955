import { type Id } from '@/services/http/decode';
import { type Saving } from '../form/FormDialog';
import { saveOrTell } from '../saveOrTell';
import { useEditGuard, type EditGuardOptions } from './useEditGuard';

interface Options<Row, Form> extends EditGuardOptions<Row, Form> {
  /** Sends the values; without an id a record is added. */
  send: (values: Form, id: Id | undefined) => PromiseLike<{ error?: unknown }>;
}

/**
 * For a form dialog that adds and edits by the same call: guards the edit, and saves. The values of a record that was
 * deleted meanwhile are added as a new one.
 */
export function useGuardedSave<Row extends { id: Id }, Form>({ send, ...options }: Options<Row, Form>) {
  const guard = useEditGuard(options);
  const onSave = (values: Form, { close, asNew }: Saving) =>
    saveOrTell(send(values, asNew ? undefined : options.id), close);
  return { guard, onSave };
}
