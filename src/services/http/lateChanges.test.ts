import { waitFor } from '@testing-library/react';
import { COMMUNITY_CALLS } from '@test/endpointCalls/community';
import { makeStore } from '@/app/store';
import { formRequests } from '@test/formRequests';
import { lateChanges } from './lateChanges';

jest.mock('./patience', () => ({ PATIENCE_MS: 30 }));

const forms = formRequests();
const moment = () => new Promise((resolve) => setTimeout(resolve, 60));
const isLate = () => waitFor(() => expect(lateChanges.current()).toHaveLength(1));
const begin = (wanted: string) => {
  const [, , call] = COMMUNITY_CALLS.find(([path]) => path === wanted)!;
  return makeStore().dispatch(call);
};

test('a mutation without an answer is late until it is answered', async () => {
  let answer: (response: Response) => void = () => {};
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const change = begin('community/delete/post');
  expect(lateChanges.current()).toEqual([]);
  await isLate();
  answer(new Response('{}'));
  await change;
  expect(lateChanges.current()).toEqual([]);
});

test('a query is never late', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  void begin('community/detail');
  await moment();
  expect(lateChanges.current()).toEqual([]);
});

test('an upload is not late while it is being sent', async () => {
  void begin('community/create/post');
  await waitFor(() => expect(forms).toHaveLength(1));
  forms[0]!.upload.onprogress!({ loaded: 50, total: 100 });
  await moment();
  expect(lateChanges.current()).toEqual([]);
  forms[0]!.upload.onprogress!({ loaded: 100, total: 100 });
  await isLate();
  forms[0]!.answer(200, '{}');
  await waitFor(() => expect(lateChanges.current()).toEqual([]));
});

test('a mutation that the person stops waiting for ends as abandoned, without a message', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const change = begin('community/delete/post');
  await isLate();
  lateChanges.current()[0]!.stopWaiting();
  expect(await change).toEqual({ error: { kind: 'abandoned' } });
  expect(lateChanges.current()).toEqual([]);
});
