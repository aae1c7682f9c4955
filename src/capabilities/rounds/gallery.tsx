import { Dialog } from '@/components/dialog/Dialog';
import { fill } from '@/lib/slots';
import { galleryDialogs } from '@/screen/shell/galleryDialogs';
import { newBatch, type Batch } from './batch';
import { BatchFooter } from './BatchFooter';
import { BatchList } from './BatchList';
import { BatchProgress } from './BatchProgress';

const BATCH: Batch<string> = {
  phase: 'running',
  lines: newBatch(['Sana Iqbal', 'Maryam', 'Layla', 'Noor']).lines.map((line, index) => ({
    ...line,
    status: (['done', 'failed', 'running', 'waiting'] as const)[index]!,
    reason: index === 1 ? 'The server refused it.' : '',
  })),
};

const nothing = () => {};

const footer = (close: () => void) => (
  <BatchFooter
    batch={BATCH}
    canStart
    labels={{ start: 'Activate', rest: 'Activate the rest' }}
    onStart={nothing}
    onStop={nothing}
    onClose={close}
  />
);

const render = (close: () => void) => (
  <Dialog title="Activate 4 users" onClose={close} footer={footer(close)}>
    <BatchProgress label="Activated" batch={BATCH} />
    <BatchList label="Users" batch={BATCH} describe={(name) => name} />
  </Dialog>
);

export const fills = [fill(galleryDialogs, { name: 'A batch', render })];
