import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { countOf, figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type Id } from '@/services/http/decode';
import sheet from './changeMany.late.scss';
import { type Many } from './many';
import { planner } from './plan';
import { RoundDialog, RoundFooter, RoundLines } from './RoundParts';
import { type EndAct } from './selectable';
import { useRound } from './useRound';

interface Props<Row, Form> {
  many: Many<Row, Form>;
  rows: readonly Row[];
  end: EndAct;
}

/** How many are named at most; of more so many are, and the others counted. */
const MOST_NAMES = 10;
const NAMED = 8;

/** Deletes many records, but none that somebody else has changed since. */
export function DeleteManyDialog<Row extends { id: Id }, Form>({ many, rows, end }: Props<Row, Form>) {
  useLateSheet(sheet);
  const [plans] = useState(() => rows.map(planner(many, rows, () => [])));
  const { batch, start, stop } = useRound(many, ({ remove }) => remove);
  const title = `Delete ${countOf(rows.length, many.noun)}`;
  const done = () => end.done(batch.lines);
  if (batch.phase !== 'ready')
    return (
      <RoundDialog
        title={title}
        batch={batch}
        footer={
          <RoundFooter batch={batch} canStart start={title} onStart={() => start(plans)} onStop={stop} onClose={done} />
        }
        onClose={done}
      >
        <RoundLines label={`${many.noun}s to delete`} many={many} batch={batch} />
      </RoundDialog>
    );
  const named = plans.length > MOST_NAMES ? plans.slice(0, NAMED) : plans;
  const more = plans.length - named.length;
  return (
    <ConfirmDialog
      role="alertdialog"
      title={title}
      text={`Are you sure you want to delete these ${many.noun}s? This cannot be undone.`}
      confirmLabel={`Delete ${figure(rows.length)}`}
      onConfirm={() => start(plans)}
      onClose={end.close}
    >
      <ul className="names" role="list" aria-label="To be deleted">
        {named.map(({ id, name }) => (
          <li key={id} dir="auto">
            {name}
          </li>
        ))}
        {more > 0 && <li className="soft figures">and {figure(more)} more</li>}
      </ul>
    </ConfirmDialog>
  );
}
