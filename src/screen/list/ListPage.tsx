import { use, useMemo, type Attributes, type ReactNode } from 'react';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { OF_SELECTED } from '../urlFields';
import { ScreenDialogs } from '../ScreenDialogs';
import { type ScreenState } from '../section';
import { ListContext, useListEvents, useListState } from './listContext';

interface Props {
  /** What `listSlice` or `screenState` made. */
  of: ScreenState;
  children: ReactNode;
}

/** The page of a section's list, for the parts in it: they know which list they are of. */
export function ListPage({ of: screen, children }: Props) {
  const list = useMemo(() => ({ screen }), [screen]);
  return <ListContext value={list}>{children}</ListContext>;
}

interface HeadProps {
  /** What comes before the link to the checks. */
  lead?: ReactNode;
  /** The buttons, the `btn-primary` last; a phone shows them at the bottom edge. */
  children: ReactNode;
}

/** The first line of the page. */
export function ListHead({ lead, children }: HeadProps) {
  const { checksLink } = use(ListContext)!;
  return (
    <div className="page-head">
      {lead}
      {checksLink}
      <div className="page-actions push">{children}</div>
    </div>
  );
}

interface DialogsProps<Dialogs> {
  of: LazyComponent<Dialogs>;
  props: Dialogs & Attributes;
}

/** The dialogs of the page; their code is fetched after it. */
export function ListDialogs<Dialogs extends object>({ of, props }: DialogsProps<Dialogs>) {
  const { events } = useListEvents();
  const dialog = useListState((view) => view.dialog);
  const isSelecting = useListState(({ selected }) => Boolean(selected));
  // The bar of the selected records has it; a link to it opens nothing.
  const isOfSelected = dialog?.kind === OF_SELECTED;
  useClosedIfGone(isOfSelected && !isSelecting, () => events.dialogClosed(dialog!));
  return <ScreenDialogs of={of} props={props} dialog={isOfSelected ? null : dialog} onClose={events.dialogClosed} />;
}
