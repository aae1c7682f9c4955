import { type Host } from '@/screen/host';
import { idleStarts } from '@/screen/shell/standby';
import { fill } from '@/lib/slots';

/** Without the recorder, nothing can be reported. */
const begin = (host: Host) =>
  import(/* webpackChunkName: "report" */ './recorder').then(
    ({ startRecorder }) => void startRecorder(host),
    () => undefined,
  );

export const fills = [fill(idleStarts, (host) => void begin(host))];
