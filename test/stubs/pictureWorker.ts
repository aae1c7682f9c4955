import { type PictureReply, type PictureRequest } from '@/capabilities/pictureTools/makePicture';
import { type PictureWorker } from '@/capabilities/pictureTools/prepare';

/** What the Worker would answer; jsdom has none. */
type Answer = (request: PictureRequest) => PictureReply | Promise<PictureReply>;

const AS_IT_IS: Answer = () => ({ blob: null, size: null, hadLocation: false });

let answer = AS_IT_IS;

/** Sets how pictures are prepared; without an argument, that they stay as they are. */
export function preparePicturesBy(next: Answer = AS_IT_IS) {
  answer = next;
}

export function startPictureWorker(): PictureWorker {
  const worker: PictureWorker = {
    onmessage: null,
    onerror: null,
    terminate() {},
    postMessage(request: PictureRequest) {
      void Promise.resolve(request)
        .then(answer)
        .then(
          (data) => worker.onmessage?.({ data } as MessageEvent<PictureReply>),
          () => worker.onerror?.(new ErrorEvent('error')),
        );
    },
  };
  return worker;
}
