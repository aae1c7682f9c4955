import { formRequests } from '@test/formRequests';
import { sendForm, UploadCancelled, uploads } from './uploads';

const forms = formRequests();

const send = (signal = new AbortController().signal) =>
  sendForm('/api/probes/save', new FormData(), { headers: {}, signal });

test('reports the progress of a form until it is answered', async () => {
  const seen: unknown[] = [];
  const stop = uploads.subscribe(() => seen.push(uploads.current()?.sent));
  const sent = send();
  forms[0]!.upload.onprogress!({ loaded: 30, total: 120 });
  forms[0]!.upload.onprogress!({ loaded: 120, total: 120 });
  forms[0]!.answer(201, '{"data":1}');
  expect(await sent).toEqual({ status: 201, isOk: true, text: '{"data":1}' });
  stop();
  expect(seen).toEqual([0, 0.25, 1, undefined]);
});

test('can be stopped', async () => {
  const sent = send();
  forms[0]!.upload.onprogress!({ loaded: 30, total: 120 });
  uploads.current()!.cancel!();
  await expect(sent).rejects.toBeInstanceOf(UploadCancelled);
  expect(uploads.current()).toBeNull();
});

test('cannot be stopped once all is sent, because the server may have saved it', () => {
  void send();
  forms[0]!.upload.onprogress!({ loaded: 120, total: 120 });
  expect(uploads.current()).toEqual({ sent: 1 });
  forms[0]!.answer(200, '{}');
});

test('an abandoned upload is removed, and its late answer does not change the next form', async () => {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const first = sendForm('/api/probes/save', new FormData(), {
    headers: {},
    signal: new AbortController().signal,
    stopped,
  });
  forms[0]!.upload.onprogress!({ loaded: 120, total: 120 });
  stop();
  await stopped;
  expect(uploads.current()).toBeNull();
  void send();
  forms[0]!.answer(200, '{}');
  await first;
  expect(uploads.current()).toMatchObject({ sent: 0 });
  forms[1]!.answer(200, '{}');
});

test('rejects if no answer comes, and if the call is aborted', async () => {
  const dropped = send();
  forms[0]!.onerror!();
  await expect(dropped).rejects.toBeInstanceOf(TypeError);
  const giveUp = new AbortController();
  const given = send(giveUp.signal);
  giveUp.abort();
  await expect(given).rejects.toBeInstanceOf(TypeError);
});
