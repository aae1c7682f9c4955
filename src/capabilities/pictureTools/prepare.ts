import { readFacts } from './facts';
import { type Edit } from './layOut';
import { type PictureReply, type PictureRequest } from './makePicture';
import { startPictureWorker } from './startPictureWorker';

/** What of a Worker is used. */
export interface PictureWorker {
  postMessage: (request: PictureRequest) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<PictureReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What becomes of a chosen picture: the file to send, which may be the chosen one. */
export interface Prepared extends Omit<PictureReply, 'blob'> {
  file: File;
}

const PREPARED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether files of its type are prepared. */
export const isPrepared = ({ type }: File) => PREPARED_TYPES.includes(type);

/** A Worker that never answers must not hold up the form. */
const PATIENCE_MS = 20_000;

/** A browser that cannot write a picture's own type writes PNG, whatever the file was called. */
const nameFor = ({ name, type }: File, blob: Blob) =>
  blob.type === 'image/png' && type !== blob.type ? name.replace(/(\.\w+)?$/, '.png') : name;

async function prepareNow(file: File, edit: Edit): Promise<Prepared> {
  const worker: PictureWorker = startPictureWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const { blob, ...rest } = await new Promise<PictureReply>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new Error('The picture could not be prepared.'));
      timer = setTimeout(() => reject(new Error('The picture took too long.')), PATIENCE_MS);
      worker.postMessage({ file, edit });
    });
    const { lastModified } = file;
    const made = blob && new File([blob], nameFor(file, blob), { type: blob.type, lastModified });
    return { ...rest, file: made ?? file };
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

let line: Promise<unknown> = Promise.resolve();

/** For when the Worker's code cannot be fetched or it does not answer. */
async function asItIs(file: File): Promise<Prepared> {
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
  const hadLocation = readFacts(new Uint8Array(bytes))?.hasLocation ?? false;
  return { file, size: null, hadLocation, problem: 'failed' };
}

/** Prepares a picture in a Worker, one after the other, for a large one takes much memory. */
export function prepare(file: File, edit: Edit): Promise<Prepared> {
  const turn = line.then(() => prepareNow(file, edit)).catch(() => asItIs(file));
  line = turn;
  return turn;
}
