import { useMemo, useState } from 'react';
import { LabelledSelect } from '@/components/form/LabelledSelect';
import { type Id } from '@/services/http/decode';
import { ChangeDialog } from './ChangeDialog';
import { replaced, type Act, type ActWords, type Many } from './many';
import { type EndAct } from './selectable';

/** What can be chosen. */
export type Options = readonly { value: unknown; label: string }[];

interface Props<Row, Form> {
  many: Many<Row, Form>;
  rows: readonly Row[];
  /** The value that is set. */
  field: keyof Form & string;
  options: Options;
  words: ActWords;
  end: EndAct;
}

/** Sets a value of many records to one that is chosen. */
export function ChooseDialog<Row extends { id: Id }, Form>({ field, options, ...props }: Props<Row, Form>) {
  const [chosen, setChosen] = useState('');
  const label = props.many.labels[field]!;
  const act = useMemo(() => {
    const option = options.find(({ value }) => String(value) === chosen);
    if (!option) return null;
    const set: Act<Form> = (values) => {
      const stored = values[field];
      const before = options.find(({ value }) => value === stored)?.label ?? (typeof stored === 'string' ? stored : '');
      return [{ name: field, value: option.value, marks: replaced(before, option.label) }];
    };
    return set;
  }, [field, options, chosen]);
  return (
    <ChangeDialog {...props} act={act} hint="Nothing is chosen yet." isTyped={Boolean(chosen)}>
      <LabelledSelect
        label={label}
        placeholder="Choose one"
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        value={chosen}
        onChange={setChosen}
      />
    </ChangeDialog>
  );
}
