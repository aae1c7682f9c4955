import { lazyComponent } from '@/components/lazy/lazyComponent';
import { fill, fillAt } from '@/lib/slots';
import { actKinds } from '@/screen/actKinds';
import { listMenu } from '@/screen/list/listTools';
import { rowMenu } from '@/screen/rowTools/useRowMenu';
import { sectionRooms, type ScreenState } from '@/screen/section';
import { dialogKinds } from '@/screen/urlFields';
import { type BarProps, type Changing } from './selectable';
import { LazyItem } from './Selecting';
import { OF_SELECTED, selectionSlice } from './selection';

export type Section = Pick<ScreenState, 'path' | 'slice'>;

/** The code of what changes many, which comes after the page. */
export type Load = () => Promise<Changing>;

/** What every list has of which records can be selected. */
export function listFills({ path, slice: { name } }: Section, load: Load, shortcut?: string) {
  const slice = selectionSlice(name);
  return [
    fillAt(sectionRooms, path, { slice }),
    fill(actKinds, OF_SELECTED),
    fillAt(listMenu, path, LazyItem),
    fillAt(dialogKinds, path, { kind: OF_SELECTED, of: lazyComponent(async () => (await load()).Act) }),
    fillAt(rowMenu, path, (id, dispatch) => ({
      label: 'Select',
      icon: 'Select',
      onSelect: () => dispatch(slice.actions.cardsTicked({ ids: [id], isTicked: true })),
      shortcut,
    })),
  ];
}

export const barOf = (load: Load) => lazyComponent<BarProps>(async () => (await load()).Bar);
