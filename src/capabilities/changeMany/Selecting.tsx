import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { Loaded } from '@/components/lazy/Loaded';
import { whenIdle } from '@/components/lazy/whenIdle';
import { pause } from '@/lib/pause';
import { useListEvents } from '@/screen/list/listContext';
import { type ItemProps } from '@/screen/list/listTools';
import { type NamedRecord } from '@/screen/rowTools/CardTools';
import { type BarProps } from './selectable';
import { useSelected, useSelectionEvents } from './selection';

const cardBox = lazyComponent<NamedRecord>(
  async () => (await import(/* webpackChunkName: "change-many" */ './CardBox')).CardBox,
);

const selectSeveral = lazyComponent<ItemProps>(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectSeveral')).SelectSeveral,
);

/* Nobody waits for the code of these. */

/** The box of a card, in its upper corner. */
export const LazyBox = (props: NamedRecord) => <Loaded of={cardBox} props={props} />;

/** The item that begins a selection, in the menu of the list. */
export const LazyItem = (props: ItemProps) => <Loaded of={selectSeveral} props={props} />;

interface Props extends BarProps {
  of: LazyComponent<BarProps>;
}

/** What stands at a list while records of it are being selected. Its code is fetched after the page. */
export function Selecting({ of, className }: Props) {
  const { screen } = useListEvents();
  const events = useSelectionEvents();
  const store = useStore<object>();
  const isSelecting = useSelected(Boolean);
  useEffect(
    () =>
      whenIdle(() => {
        of.keepLoading();
        cardBox.keepLoading();
        selectSeveral.keepLoading();
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
  return isSelecting && <LazyDialog of={of} props={{ className }} onFailure={events.selectionLeft} />;
}
