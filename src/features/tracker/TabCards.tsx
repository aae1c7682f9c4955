import { type ReactNode } from 'react';
import { CardChecklist, PlayBtn, type Icon } from 'react-bootstrap-icons';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { type Loaded } from '@/lib/loaded';
import { EmptyList } from '@/screen/EmptyList';
import { FoundCards } from '@/screen/list/FoundCards';
import { dialogOpened, type TrackerTab } from './trackerScreen';

interface TabTexts {
  label: string;
  icon: Icon;
  empty: string;
  noun: string;
}

export const TAB_TEXTS: Record<TrackerTab, TabTexts> = {
  highlights: { label: 'HighLights', icon: PlayBtn, empty: 'No highlights available', noun: 'highlight' },
  habits: { label: 'Habits', icon: CardChecklist, empty: 'No habits available', noun: 'habit' },
};

export const TABS = (Object.keys(TAB_TEXTS) as TrackerTab[]).map((key) => ({ key, label: TAB_TEXTS[key].label }));

interface Props<Item> {
  tab: TrackerTab;
  items: Loaded<readonly Item[]>;
  isLoading: boolean;
  find: (items: readonly Item[], search: string) => readonly Item[];
  card: (item: Item) => ReactNode;
}

/** The tab's cards: loading, empty, without matches or shown. After a failed first load it stays blank. */
export function TabCards<Item extends { id: string | number }>({ tab, items, isLoading, find, card }: Props<Item>) {
  const { label, icon, empty, noun } = TAB_TEXTS[tab];
  return (
    <section aria-label={label} aria-busy={isLoading}>
      {!items && isLoading && <CardSkeleton />}
      {items && (
        <FoundCards label={label} noun={noun} items={items} find={find} card={card}>
          <EmptyList icon={icon} title={empty} add={`Add ${label}`} opens={dialogOpened({ kind: 'add' })} />
        </FoundCards>
      )}
    </section>
  );
}
