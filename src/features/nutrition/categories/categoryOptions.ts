import { type Option } from '@/components/form/SelectField';
import { type Id } from '@/services/http/decode';

/** Choices for a select; a row without a title is labelled with its id. */
export const toOptions = (rows: readonly { id: Id; title: string }[]): Option[] =>
  rows.map(({ id, title }) => ({ value: String(id), label: title || String(id) }));
