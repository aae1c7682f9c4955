import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type StepOf } from './format';
import { makeNotes } from './notes';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const notesHere = () => makeNotes(() => ({ pathname: '/users', search: '' }), jest.fn());

const FOCUS_LOST: StepOf = { kind: 'focusLost' };

test('a step that cannot be read is told as such, and keeps no other from being read', () => {
  const notes = notesHere();
  notes.add(() => ({ kind: 'did', type: 'users/tabSelected' }));
  notes.add(() => {
    throw new TypeError('of a page that is gone');
  });
  notes.add(() => FOCUS_LOST);
  const read = () => notes.all().map(({ step }) => step!.kind);
  expect(read()).toEqual(['did', 'unread', 'focusLost']);
  expect(read()).toEqual(['did', 'unread', 'focusLost']);
});

/** Notes a step that is read from something, as from an element of the page. */
function noteOf(notes: ReturnType<typeof makeNotes>) {
  const seen = { ...FOCUS_LOST };
  notes.add(() => ({ ...seen }));
  return new WeakRef(seen);
}

test('nothing that a step was read from is kept', async () => {
  const notes = notesHere();
  const seen = noteOf(notes);
  expect(notes.all()).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 20)); // a WeakRef holds on until its task has ended
  collectGarbage();
  expect(seen.deref()).toBeUndefined();
  expect(notes.all()).toMatchObject([{ step: FOCUS_LOST }]);
});

test('what each letter of a search says again is one step', () => {
  const notes = notesHere();
  const steps: StepOf[] = [
    { kind: 'did', type: 'recipes/searchChanged' },
    { kind: 'moved', address: '/recipes?search=…', by: 'replace' },
    { kind: 'did', type: 'recipes/searchChanged' },
    { kind: 'moved', address: '/recipes?search=…', by: 'replace' },
    { kind: 'moved', address: '/recipes', by: 'pop' },
    { kind: 'moved', address: '/recipes?search=…', by: 'replace' },
    { kind: 'told', tone: 'info' },
    { kind: 'did', type: 'recipes/searchChanged' },
  ];
  steps.forEach((step) => notes.add(() => step));
  expect(notes.all().map(({ step }) => step)).toEqual([...steps.slice(0, 2), ...steps.slice(4)]);
});
