import { type Option } from '@/components/form/SelectField';
import { titleOf } from '@/components/format/title';
import { type Id } from '@/services/http/decode';

/** Weeks or days as a select offers them. */
export const titledOptions = (rows: readonly { id: Id; title: string }[]): Option[] =>
  rows.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }));
