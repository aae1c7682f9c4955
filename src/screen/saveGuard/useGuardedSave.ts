import { type Id } from '@/services/http/decode';
import { type Saving } from '../form/FormDialog';
import { saveOrTell } from '../saveOrTell';
import { useEditGuard, type EditGuardOptions } from './useEditGuard';

interface Options<Arg, Data, Form> extends EditGuardOptions<Arg, Data, Form> {
  /** The id of the record to edit; without one a record is added. */
  id: Id | undefined;
  /** Sends the values; without an id a record is added. */
  send: (values: Form, id: Id | undefined) => PromiseLike<{ error?: unknown }>;
}

/**
 * For a form dialog that adds and edits by the same call: guards the edit, and saves. The values of a record that was
 * deleted meanwhile are added as a new one.
 */
export function useGuardedSave<Arg, Data, Form>({ id, send, ...options }: Options<Arg, Data, Form>) {
  const guard = useEditGuard(options);
  const onSave = (values: Form, { close, asNew }: Saving) => saveOrTell(send(values, asNew ? undefined : id), close);
  return { guard: id === undefined ? undefined : guard, onSave };
}
