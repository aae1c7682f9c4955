import { type Option } from '@/components/form/SelectField';
import { type Id } from '@/services/http/decode';

/** Choices of a select; one without a title can still be told by its id. */
export const toOptions = (rows: readonly { id: Id; title: string }[]): Option[] =>
  rows.map(({ id, title }) => ({ value: String(id), label: title || String(id) }));
