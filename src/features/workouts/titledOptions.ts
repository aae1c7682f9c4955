import { type Option } from '@/components/form/SelectField';
import { titleOf } from '@/components/format/title';
import { type Id } from '@/services/http/decode';

/** The options of a select for weeks or days. */
export const titledOptions = (rows: readonly { id: Id; title: string }[]): Option[] =>
  rows.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }));
