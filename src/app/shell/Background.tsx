import { JournalRecorder } from '../journal/recorder';
import { TabsInStep } from '../tabs/keepInStep';

/** What goes on while somebody is signed in, and is not seen. */
export const Background = () => (
  <>
    <TabsInStep />
    <JournalRecorder />
  </>
);
