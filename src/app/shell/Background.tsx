import { JournalRecorder } from '../journal/recorder';
import { TabsInStep } from '@/capabilities/tabsInStep/keepInStep';

/** What goes on while somebody is signed in, and is not seen. */
export const Background = () => (
  <>
    <TabsInStep />
    <JournalRecorder />
  </>
);
