import { startTransition, useEffect, useEffectEvent, useId, type KeyboardEvent, type ReactNode } from 'react';
import { ArrowLeft, ChevronDown, ChevronUp } from 'react-bootstrap-icons';
import { IconButton } from '@/components/button/IconButton';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { Form } from '@/components/form/Form';
import { ReadFromContext } from '@/components/form/useFormField';
import { useSafeForm } from '@/components/form/useSafeForm';
import { figure } from '@/components/format/number';
import { sameValues } from '@/lib/sameValues';
import { OpenHere } from './OpenHere';
import { hereText, type Row } from './rows';
import { UnreadLines } from './UnreadLines';
import { type BringingIn } from './useBringIn';

interface Position {
  at: number;
  total: number;
  next: () => void;
  previous: () => void;
}

interface Props {
  work: BringingIn;
  row: Row;
  /** Where it is among those that are listed. */
  position: Position;
  onLeave: () => void;
  /** The fields of the section's own form. */
  children: ReactNode;
}

/** One record, in the section's own form, with what was not understood on top. */
export function RecordCard({ work, row, position, onLeave, children }: Props) {
  const { dispatch, rows } = work;
  const { item, name, canTick, isTicked } = row;
  const id = useId();
  const tick = () => dispatch({ type: 'recordsTicked', ids: new Set([item.id]), isTicked: !isTicked });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onLeave();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is for what is in it
    <section className="card record" aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className="record-head">
        <IconButton
          className="back-to-list"
          icon={ArrowLeft}
          label={`Back to the ${figure(rows.length)} read`}
          onClick={onLeave}
        />
        <h2 className="card-title clip" id={id} dir="auto">
          {name}
        </h2>
        <Steps {...position} />
      </header>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className="record-body" tabIndex={0} role="group" aria-labelledby={id}>
        <SameHere work={work} row={row} />
        <RecordForm key={work.state.refills} work={work} row={row}>
          {children}
        </RecordForm>
      </div>
      {work.state.isSourceShown && (
        <pre className="record-source" dir="auto">
          {item.found.source}
        </pre>
      )}
      <footer className="record-foot">
        <button
          type="button"
          className="link"
          aria-expanded={work.state.isSourceShown}
          onClick={() => dispatch({ type: 'sourceToggled' })}
        >
          The text as it was
        </button>
        <div className="form-check push">
          <input
            id={`${id}tick`}
            type="checkbox"
            className="form-check-input"
            checked={isTicked}
            disabled={!canTick}
            onChange={tick}
          />
          <label className="form-check-label" htmlFor={`${id}tick`}>
            Bring in
          </label>
        </div>
      </footer>
    </section>
  );
}

/** Where it is in the list, and the way to its neighbours. */
const Steps = ({ at, total, next, previous }: Position) => (
  <>
    <span className="meta figures">
      {figure(at + 1)} of {figure(total)}
    </span>
    <IconButton icon={ChevronUp} label="Previous" aria-keyshortcuts="k" aria-disabled={at === 0} onClick={previous} />
    <IconButton icon={ChevronDown} label="Next" aria-keyshortcuts="j" aria-disabled={at === total - 1} onClick={next} />
  </>
);

/** Leads to the record that is here already, above this page. */
function SameHere({ work, row }: Pick<Props, 'work' | 'row'>) {
  const { kind } = work;
  const { double } = row;
  if (!double) return null;
  if (double.by === 'text') return <p className="soft">The text has it twice, with the same {kind.sameIn}.</p>;
  const here = double.row;
  const text =
    double.by === 'here' ? hereText(kind, here) : `Another with this name is here${here.place && ` in ${here.place}`}`;
  return (
    <p className="soft">
      {text}.{' '}
      <OpenHere of={here} label="Open that one" name={`Open the one that is here: ${here.title}`} className="link" />
    </p>
  );
}

/** The form begins with what was understood, and tells at once what its rules refuse. */
function RecordForm({ work, row, children }: Pick<Props, 'work' | 'row' | 'children'>) {
  const { kind, dispatch } = work;
  const { item } = row;
  const form = useSafeForm(
    { initialValues: item.values, schema: kind.schema, onSave: () => undefined },
    useOneAtATime(),
  );
  // Of what is looked over nothing is chosen by itself, not even the only place that there is.
  const rules = { ...form.rules, beginWith: () => undefined };
  const { values, validateForm } = form.formik;
  const tell = useEffectEvent(() => {
    void validateForm(values);
    if (!sameValues(values, item.values))
      startTransition(() => dispatch({ type: 'recordChanged', id: item.id, values }));
  });
  useEffect(() => tell(), [values]);
  return (
    <ReadFromContext value={item.found.readFrom}>
      <Form form={{ ...form, rules }} className="record-form">
        {item.unread.length > 0 && (
          <UnreadLines
            lines={item.unread}
            fields={kind.taken.fields}
            onSettled={(line) => dispatch({ type: 'lineSettled', id: item.id, line })}
          />
        )}
        {children}
      </Form>
    </ReadFromContext>
  );
}
