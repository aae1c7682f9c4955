import { backgroundComponents } from '@/screen/shell/standby';
import { read } from '@/screen/slots';
import { JournalRecorder } from '../journal/recorder';

/** What goes on while somebody is signed in, and is not seen. */
export const Background = () => (
  <>
    {read(backgroundComponents).map((Component, index) => (
      <Component key={index} />
    ))}
    <JournalRecorder />
  </>
);
