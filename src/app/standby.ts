import { askForTextDrafts } from '@/screen/form/textDrafts';
import { type Host } from '@/screen/host';
import { idleStarts } from '@/screen/shell/standby';
import { join, read } from '@/lib/slots';

/** Begins what works in the background, each with code of its own. */
export async function startStandby(host: Host) {
  askForTextDrafts();
  await join('standby');
  for (const begin of read(idleStarts)) begin(host);
}
