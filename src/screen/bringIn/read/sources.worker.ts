import { answer, type SourcesRequest } from './answer';

addEventListener(
  'message',
  ({ data }: MessageEvent<SourcesRequest>) => void answer(data, (reply) => postMessage(reply)),
);
