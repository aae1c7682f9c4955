import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { countOf } from '@/components/format/number';
import { isPhone } from '@/components/layout/phone';
import { type Id } from '@/services/http/decode';
import { ChangeDialog } from './ChangeDialog';
import { placesIn, type Act, type ActWords, type Many } from './many';
import { replaceWords, type Words } from './replaceWords';
import { type EndAct } from './selectable';

interface Props<Row, Form> {
  many: Many<Row, Form>;
  rows: readonly Row[];
  /** The texts in which words can be replaced. */
  fields: readonly (keyof Form & string)[];
  end: EndAct;
}

/** Replaces words in the texts of many records. */
export function WordsDialog<Row extends { id: Id }, Form>({ many, rows, fields, end }: Props<Row, Form>) {
  const [words, setWords] = useState<Words>({ find: '', by: '', isWhole: true, isSameCase: false });
  const [chosen, setChosen] = useState<Props<Row, Form>['fields']>(fields);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isPhone()) first.current?.focus(); // its keyboard would cover the rest
  }, []);
  const act = useMemo(() => {
    const searched = fields.filter((name) => chosen.includes(name));
    return words.find.trim() && searched.length > 0 ? replaceIn<Form>(searched, words) : null;
  }, [fields, chosen, words]);
  const toggle = (name: (typeof fields)[number]) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <ChangeDialog
      many={many}
      rows={rows}
      words={WORDS}
      act={act}
      hint={words.find.trim() ? 'Choose where to replace it.' : 'Write the words to replace.'}
      isTyped={Boolean(words.find || words.by)}
      end={end}
    >
      <div className="find-replace">
        <div>
          <label className="form-label" htmlFor={`${id}find`}>
            Replace
          </label>
          <input
            ref={first}
            id={`${id}find`}
            className="form-control"
            dir="auto"
            autoComplete="off"
            value={words.find}
            onChange={({ target }) => setWords({ ...words, find: target.value })}
          />
        </div>
        <div>
          <label className="form-label" htmlFor={`${id}by`}>
            With
          </label>
          <input
            id={`${id}by`}
            className="form-control"
            dir="auto"
            autoComplete="off"
            value={words.by}
            onChange={({ target }) => setWords({ ...words, by: target.value })}
          />
        </div>
        <div className="find-in" role="group" aria-label="Where and how">
          {fields.map((name) => (
            <Check key={name} label={many.labels[name]!} isTicked={chosen.includes(name)} onTick={() => toggle(name)} />
          ))}
          <Check
            label="Whole words only"
            isTicked={words.isWhole}
            onTick={() => setWords({ ...words, isWhole: !words.isWhole })}
          />
          <Check
            label="Same capitals"
            isTicked={words.isSameCase}
            onTick={() => setWords({ ...words, isSameCase: !words.isSameCase })}
          />
        </div>
      </div>
    </ChangeDialog>
  );
}

const replaceIn =
  <Form,>(fields: readonly (keyof Form & string)[], words: Words): Act<Form> =>
  (values) =>
    fields.flatMap((name) => {
      const { text, marks, places } = replaceWords(values[name] as string, words);
      return places > 0 ? [{ name, value: text, marks, places }] : [];
    });

const WORDS: ActWords = {
  title: (records) => `Replace words in ${records}`,
  verb: 'Change',
  about: (plans, records) => `${countOf(placesIn(plans), 'place')} in ${records}.`,
  same: ['has none of it', 'have none of it'],
  done: 'Words replaced',
};

const Check = ({ label, isTicked, onTick }: { label: string; isTicked: boolean; onTick: () => void }) => (
  <label className="form-check">
    <input type="checkbox" className="form-check-input" checked={isTicked} onChange={onTick} />
    <span className="form-check-label">{label}</span>
  </label>
);
