import { chosenLatency, chosenScenario } from './browserChoice';

const visit = (search: string) => window.history.replaceState(null, '', `/login${search}`);
beforeEach(() => visit(''));

test('the default scenario and latency need no naming', () => {
  expect(chosenScenario()).toBe('default');
  expect(chosenLatency()).toBe(150);
});

test('the address names the scenario and the latency', () => {
  visit('?scenario=empty&latency=0');
  expect(chosenScenario()).toBe('empty');
  expect(chosenLatency()).toBe(0);
});

test('a choice stays until another is named', () => {
  visit('?scenario=empty');
  chosenScenario();
  visit('');
  expect(chosenScenario()).toBe('empty');
  visit('?scenario=awkward');
  expect(chosenScenario()).toBe('awkward');
});

test('an unknown scenario means the default one', () => {
  visit('?scenario=nonsense');
  expect(chosenScenario()).toBe('default');
});

test('a latency that is no number means the usual one', () => {
  visit('?latency=fast');
  expect(chosenLatency()).toBe(150);
});

test('blocked storage does not stop the address from choosing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  visit('?scenario=empty');
  expect(chosenScenario()).toBe('empty');
  jest.restoreAllMocks();
});
