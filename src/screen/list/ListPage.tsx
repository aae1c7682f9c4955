import { createElement, type Attributes, type ComponentType, type ReactNode } from 'react';
import { AllOf } from '@/components/error/AllOf';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { OrAlone } from '@/components/error/OrAlone';
import { PartFailure } from '@/components/error/PartFailure';
import { type LazyComponent } from '@/components/lazy/lazyComponent';
import { dialogKinds } from '../urlFields';
import { Fills } from '../Fills';
import { ScreenDialog, ScreenDialogs } from '../ScreenDialogs';
import { type ScreenState } from '../section';
import { read, slot } from '@/lib/slots';
import { ListContext, ListsContext, useBoundList, useListEvents, useListState } from './listContext';
import { headLinks, underHead } from './listTools';
import { headedViews, pageViews } from './pageViews';

/** What surrounds the page of a section, whatever it shows. */
export const aroundPage = slot<ComponentType<{ children: ReactNode }>, string>('aroundPage');

interface Props<Dialogs, Lists extends Dialogs> {
  /** What `listSlice` or `screenState` made. */
  of: ScreenState;
  /** What the page shows, for its dialogs, and for what capabilities show in it. */
  lists?: Lists;
  /** They stay whatever is shown in place of the list. Their code is fetched after the page. */
  dialogs?: LazyComponent<Dialogs>;
  children: ReactNode;
}

const NONE = {};

/** The page of a section's list, for the parts in it: they know which list they are of, and what the page shows. */
export function ListPage<Dialogs extends object, Lists extends Dialogs>({
  of: screen,
  lists,
  dialogs,
  children,
}: Props<Dialogs, Lists>) {
  const page = (
    <>
      <ShownPage>{children}</ShownPage>
      {dialogs && <ListDialogs of={dialogs} props={lists as Dialogs & Attributes} />}
    </>
  );
  const whole = read(aroundPage, screen.path).reduce(
    (inside, Around) => <OrAlone of={Around} props={{ children: inside }} alone={() => inside} />,
    page,
  );
  return (
    <ListContext value={useBoundList(screen)}>
      <ListsContext value={lists ?? NONE}>{whole}</ListsContext>
    </ListContext>
  );
}

function ShownPage({ children }: { children: ReactNode }) {
  const { screen } = useListEvents();
  const view = useListState((state) => state.view);
  const Page = read(pageViews, screen.path).find((each) => each.view === view)?.Page;
  return Page ? createElement(Page) : children;
}

interface ListOrViewProps {
  /** The section's list. */
  children: ReactNode;
}

/** The list, or what is shown in its place below the head of the page. */
export function ListOrView({ children }: ListOrViewProps) {
  const Part = useHeadedView()?.Part;
  if (!Part) return children;
  return (
    <ErrorBoundary retryWith={Part} fallback={(_, retry) => <PartFailure onRetry={retry} />}>
      <Part />
    </ErrorBoundary>
  );
}

/** What is shown in place of the list, below the head; undefined while that is the list. */
function useHeadedView() {
  const { screen } = useListEvents();
  const view = useListState((state) => state.view);
  return read(headedViews, screen.path).find((each) => each.view === view);
}

/** What the view in place of the list adds to the head. */
export function ViewLead() {
  const Lead = useHeadedView()?.Lead;
  return Lead && <AllOf of={[Lead]} props={NONE} />;
}

/** The actions of the view in place of the list, or those of the list. */
export function ViewActions({ children }: ListOrViewProps) {
  const Actions = useHeadedView()?.Actions;
  return Actions ? <AllOf of={[Actions]} props={NONE} /> : children;
}

interface HeadProps {
  /** What comes before the links that are added. */
  lead?: ReactNode;
  /** The buttons, the `btn-primary` last; a phone shows them at the bottom edge. */
  children: ReactNode;
}

/** The first line of the page. */
export function ListHead({ lead, children }: HeadProps) {
  return (
    <>
      <div className="page-head">
        {lead}
        <Fills of={headLinks} />
        <div className="page-actions push">{children}</div>
      </div>
      <Fills of={underHead} />
    </>
  );
}

interface DialogsProps<Dialogs> {
  of: LazyComponent<Dialogs>;
  props: Dialogs & Attributes;
}

/** The dialogs of the page; their code is fetched after it. */
export function ListDialogs<Dialogs extends object>({ of, props }: DialogsProps<Dialogs>) {
  const { screen, events } = useListEvents();
  const dialog = useListState((view) => view.dialog);
  const close = () => events.dialogClosed(dialog!);
  const added = dialog && read(dialogKinds, screen.path).find(({ kind }) => kind === dialog.kind);
  return (
    <>
      <ScreenDialogs of={of} props={props} dialog={added ? null : dialog} onClose={events.dialogClosed} />
      {added && (
        <ScreenDialog
          key={dialog.kind}
          of={added.of}
          props={{ dialog, onClose: close }}
          onFailure={close}
          retryWith={dialog}
        />
      )}
    </>
  );
}
