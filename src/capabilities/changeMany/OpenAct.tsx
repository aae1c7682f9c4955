import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type LineStatus } from '@/capabilities/rounds/api';
import { failedWith } from '@/components/dialog/failed';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { type AddedDialogProps } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { focusFirstCard } from './card';
import { type EndAct, type Selectable } from './selectable';
import { useSelected, useSelectionEvents } from './selection';

const isDone = (status: LineStatus) => status === 'done' || status === 'skipped';

interface Props<Row> extends AddedDialogProps {
  of: Selectable<Row>;
}

/** The dialog of an act, about what is selected when it opens. */
export function OpenAct<Row extends { id: Id }>({ of: { rows, acts }, dialog, onClose }: Props<Row>) {
  const events = useSelectionEvents();
  const selected = useSelected((ids) => ids);
  const [chosen] = useState(() => {
    const ids = new Set(selected);
    return rows.filter(({ id }) => ids.has(id));
  });
  const act = acts[dialog.id!];
  // A link to it opens nothing.
  const isGone = !act || !selected || chosen.length === 0;
  useClosedIfGone(isGone, onClose);
  const end: EndAct = {
    close: onClose,
    done: (lines) => {
      const left = new Set(lines.flatMap(({ item, status }) => (isDone(status) ? [] : [item.id])));
      flushSync(() => {
        onClose();
        events.recordsDone(selected!.filter((id) => !left.has(id)));
      });
      if (left.size === 0) focusFirstCard();
    },
  };
  return !isGone && <ErrorBoundary fallback={failedWith(onClose)}>{act.dialog(chosen, end)}</ErrorBoundary>;
}
