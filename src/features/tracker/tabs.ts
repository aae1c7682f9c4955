import { CardChecklist, PlayBtn, type Icon } from 'react-bootstrap-icons';
import { type TrackerTab } from './trackerScreen';

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
