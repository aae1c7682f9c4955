import { useEffect, useRef, type Attributes } from 'react';
import { useStore } from 'react-redux';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { Loaded } from '@/components/lazy/Loaded';
import { pause } from '@/lib/pause';
import { whenIdle } from '@/components/lazy/whenIdle';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { type Id } from '@/services/http/decode';
import { useListEvents, useListState } from '../list/listContext';
import { type CardBoxProps } from './CardBox';

const cardBox = lazyComponent<CardBoxProps>(
  async () => (await import(/* webpackChunkName: "change-many" */ './CardBox')).CardBox,
);

/** The box of a card, in its upper corner. Nobody waits for its code. */
export const CardBox = (props: CardBoxProps) => <Loaded of={cardBox} props={props} />;

interface Props<Selected> {
  /** What is offered of the selected records. */
  of: LazyComponent<Selected>;
  props: Selected & Attributes;
}

/** What stands over the head of the page while records are being selected. Its code is fetched after the page. */
export function Selecting<Selected extends object>({ of, props }: Props<Selected>) {
  const { screen, events } = useListEvents();
  const store = useStore<object>();
  const selected = useListState((view) => view.selected);
  useEffect(
    () =>
      whenIdle(() => {
        of.keepLoading();
        cardBox.keepLoading();
      }),
    [of],
  );
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // StrictMode shows it again at once, and what was selected before stays.
      void pause().then(() => {
        if (!isShown.current && screen.select(store.getState()).selected) events.selectionLeft();
      });
    };
  }, [screen, store, events]);
  return selected && <LazyDialog of={of} props={props} onFailure={events.selectionLeft} />;
}

/** The menu of a card or row with the entry that begins a selection with it. */
export function useSelectMenu(id: Id, entries: MenuEntry[], shortcut?: string): MenuEntry[] {
  const { events } = useListEvents();
  const select: MenuEntry = {
    label: 'Select',
    icon: 'Select',
    onSelect: () => events.cardsTicked({ ids: [id], isTicked: true }),
    shortcut,
  };
  return entries.toSpliced(entries.indexOf('divider'), 0, select);
}
