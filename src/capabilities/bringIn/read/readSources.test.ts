import { RECIPES } from '@test/sources/taken';
import { type SourcesReply } from './answer';
import { readSources } from './readSources';
import { startSourcesWorker, type SourcesWorker } from './startSourcesWorker';

jest.mock('./startSourcesWorker', () => ({ startSourcesWorker: jest.fn() }));

/** A Worker that answers so. */
function answering(act: (worker: SourcesWorker, say: (reply: SourcesReply) => void) => void) {
  const terminate = jest.fn();
  const worker: SourcesWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate,
    postMessage: () => act(worker, (data) => worker.onmessage?.({ data } as MessageEvent<SourcesReply>)),
  };
  jest.mocked(startSourcesWorker).mockReturnValue(worker);
  return terminate;
}

const fail = ({ onerror }: SourcesWorker) => onerror?.(new ErrorEvent('error'));
const A_PART: SourcesReply = { piece: { note: 'Pictures are not taken.' }, source: 0 };

test('a Worker that cannot be loaded says so', async () => {
  answering(fail);
  await expect(readSources(['Dal'], RECIPES)).rejects.toThrow('could not be loaded');
});

test.each<[string, Parameters<typeof answering>[0]]>([
  ['fails', fail],
  ['says that it cannot go on', (_worker, say) => say('broken')],
  ['answers what cannot be read', ({ onmessageerror }) => onmessageerror?.(new MessageEvent('messageerror'))],
])('a Worker that %s after a part leaves no half reading', async (_how, act) => {
  const terminate = answering((worker, say) => {
    say(A_PART);
    act(worker, say);
  });
  await expect(readSources(['Dal'], RECIPES)).rejects.toThrow('The reading ended too early');
  expect(terminate).toHaveBeenCalled();
});

test('the Worker says it where its own reading fails', async () => {
  const said = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  await import('./sources.worker');
  window.dispatchEvent(new MessageEvent('message', { data: { sources: ['Dal'], taken: null, chosen: {} } }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(said.mock.calls).toEqual([['broken']]);
});
