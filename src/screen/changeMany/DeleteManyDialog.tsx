import { useId, useState } from 'react';
import { BusyButton } from '@/components/dialog/BusyButton';
import { DialogBody, DialogFrame, DialogHeader } from '@/components/dialog/DialogFrame';
import { countOf, figure } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type Id } from '@/services/http/decode';
import sheet from './changeMany.late.scss';
import { type Many } from './many';
import { planRound } from './plan';
import { RoundDialog, RoundFooter, RoundLines } from './RoundParts';
import { type EndAct } from './SelectionBar';
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
  const titleId = useId();
  const textId = useId();
  const [plans] = useState(() => planRound(many, rows, rows, () => []));
  const { batch, start, stop } = useRound(many, 'remove');
  const { noun } = many.kind;
  const count = countOf(rows.length, noun, many.nouns);
  const title = `Delete ${count}`;
  if (batch.phase !== 'ready')
    return (
      <RoundDialog
        title={title}
        batch={batch}
        footer={
          <RoundFooter
            batch={batch}
            canStart
            start={title}
            onStart={() => start(plans)}
            onStop={stop}
            onClose={end.done}
          />
        }
        onClose={end.done}
      >
        <RoundLines label={`${many.nouns} to delete`} many={many} batch={batch} />
      </RoundDialog>
    );
  const named = plans.length > MOST_NAMES ? plans.slice(0, NAMED) : plans;
  const more = plans.length - named.length;
  return (
    <DialogFrame
      role="alertdialog"
      titleId={titleId}
      describedBy={textId}
      firstFocus="[data-first]"
      isNarrow
      onDismiss={end.close}
    >
      <DialogHeader id={titleId} title={title} onClose={end.close} />
      <DialogBody titleId={titleId}>
        <p id={textId}>
          Are you sure you want to delete {rows.length === 1 ? `this ${noun}` : `these ${many.nouns}`}? This cannot be
          undone.
        </p>
        <ul className="names" role="list" aria-label="To be deleted">
          {named.map(({ id, name }) => (
            <li key={id} dir="auto">
              {name}
            </li>
          ))}
          {more > 0 && <li className="soft figures">and {figure(more)} more</li>}
        </ul>
      </DialogBody>
      <div className="modal-footer">
        <button type="button" className="btn btn-outline-secondary" data-first onClick={end.close}>
          Cancel
        </button>
        <BusyButton type="button" tone="danger" isBusy={false} onClick={() => start(plans)}>
          Delete {figure(rows.length)}
        </BusyButton>
      </div>
    </DialogFrame>
  );
}
