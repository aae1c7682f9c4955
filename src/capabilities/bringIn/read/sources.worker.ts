import { answer, type SourcesReply, type SourcesRequest } from './answer';

addEventListener('message', ({ data }: MessageEvent<SourcesRequest>) => {
  const reply = (each: SourcesReply) => postMessage(each);
  answer(data, reply).catch(() => reply('broken'));
});
