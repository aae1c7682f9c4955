import { formRequests } from '@test/formRequests';
import { sendForm, UploadCancelled, uploads } from './uploads';

const forms = formRequests();

const send = (signal = new AbortController().signal) =>
  sendForm('/api/probes/save', new FormData(), { headers: {}, signal });

test('says how far a form is, and nothing once it is answered', async () => {
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

test('can be stopped on its way', async () => {
  const sent = send();
  forms[0]!.upload.onprogress!({ loaded: 30, total: 120 });
  uploads.current()!.cancel!();
  await expect(sent).rejects.toBeInstanceOf(UploadCancelled);
  expect(uploads.current()).toBeNull();
});

test('cannot be stopped once all has left, for the server may have saved it', () => {
  void send();
  forms[0]!.upload.onprogress!({ loaded: 120, total: 120 });
  expect(uploads.current()).toEqual({ sent: 1 });
  forms[0]!.answer(200, '{}');
});

test('one whose answer is not waited for is forgotten, and its late answer leaves the next form alone', async () => {
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

test('rejects where no answer comes, and where whoever asked gives up', async () => {
  const dropped = send();
  forms[0]!.onerror!();
  await expect(dropped).rejects.toBeInstanceOf(TypeError);
  const giveUp = new AbortController();
  const given = send(giveUp.signal);
  giveUp.abort();
  await expect(given).rejects.toBeInstanceOf(TypeError);
});
