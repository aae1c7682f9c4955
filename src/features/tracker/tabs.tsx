import { type ReactNode } from 'react';
import { CardChecklist, PlayBtn } from 'react-bootstrap-icons';
import { type TrackerTab } from './trackerScreen';

interface TabTexts {
  label: string;
  icon: ReactNode;
  empty: string;
  one: string;
  many: string;
}

export const TAB_TEXTS: Record<TrackerTab, TabTexts> = {
  highlights: {
    label: 'HighLights',
    icon: <PlayBtn aria-hidden />,
    empty: 'No highlights available',
    one: 'highlight',
    many: 'highlights',
  },
  habits: {
    label: 'Habits',
    icon: <CardChecklist aria-hidden />,
    empty: 'No habits available',
    one: 'habit',
    many: 'habits',
  },
};

export const TABS = (Object.keys(TAB_TEXTS) as TrackerTab[]).map((key) => ({ key, label: TAB_TEXTS[key].label }));
