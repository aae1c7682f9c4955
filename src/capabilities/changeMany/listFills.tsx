import { useEffect } from 'react';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { whenIdle } from '@/components/lazy/whenIdle';
import { fill, fillAt } from '@/lib/slots';
import { actKinds } from '@/screen/actKinds';
import { rowMenu } from '@/screen/rowTools/useRowMenu';
import { sectionRooms, type ScreenState } from '@/screen/section';
import { dialogKinds } from '@/screen/urlFields';
import { type BarProps, type Changing, type Parts } from './selectable';
import { OF_SELECTED, selectionSlice, useSelected, useSelectionEvents } from './selection';

export type Section = Pick<ScreenState, 'path' | 'slice'>;

/** The code of what changes many, which comes after the page. */
export type Load = () => Promise<Changing>;

/** Its parts. Nobody waits for their code. */
export function lateParts(load: Load) {
  const late = <Name extends keyof Parts>(name: Name) => lazyComponent<Parts[Name]>(async () => (await load())[name]);
  return {
    Bar: late('Bar'),
    Act: late('Act'),
    CardBox: late('CardBox'),
    RowBox: late('RowBox'),
    PageBoxes: late('PageBoxes'),
  };
}

type LateParts = ReturnType<typeof lateParts>;

interface Props extends BarProps {
  of: LateParts;
}

/** What stands at a list while records of it are being selected. Its code is fetched after the page. */
export function Selecting({ of, className }: Props) {
  const events = useSelectionEvents();
  const isSelecting = useSelected(Boolean);
  useEffect(() => whenIdle(() => Object.values(of).forEach(({ keepLoading }) => keepLoading())), [of]);
  return isSelecting && <LazyDialog of={of.Bar} props={{ className }} onFailure={events.selectionLeft} />;
}

/** What every list has of which records can be selected. */
export function listFills({ path, slice: { name } }: Section, { Act }: LateParts, shortcut?: string) {
  const slice = selectionSlice(name);
  return [
    fillAt(sectionRooms, path, { slice }),
    fill(actKinds, OF_SELECTED),
    fillAt(dialogKinds, path, { kind: OF_SELECTED, of: Act }),
    fillAt(rowMenu, path, (id, dispatch) => ({
      label: 'Select',
      icon: 'Select',
      onSelect: () => dispatch(slice.actions.cardsTicked({ ids: [id], isTicked: true })),
      shortcut,
    })),
  ];
}
