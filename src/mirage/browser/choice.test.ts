import {
  chosenFailures,
  chosenLatency,
  chosenScenario,
  isKeeping,
  isInAddress,
  rememberKeeping,
  saveChoice,
} from './choice';

const visit = (search: string) => window.history.replaceState(null, '', `/login${search}`);
beforeEach(() => visit(''));

test('scenario and latency have defaults', () => {
  expect(chosenScenario()).toBe('default');
  expect(chosenLatency()).toBe(150);
});

test('the address names the scenario and the latency', () => {
  visit('?scenario=empty&latency=0');
  expect(chosenScenario()).toBe('empty');
  expect(chosenLatency()).toBe(0);
});

test('the browser remembers a scenario until the address names another', () => {
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

test('an invalid latency means the default one', () => {
  visit('?latency=fast');
  expect(chosenLatency()).toBe(150);
});

test('the address chooses even if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  visit('?scenario=empty');
  expect(chosenScenario()).toBe('empty');
  jest.restoreAllMocks();
});

test('the address names failing calls; unknown kinds are ignored', () => {
  visit('?fail=users/list:500&fail=list/update/:id:dropped&fail=plans/list:oddly&fail=:500');
  expect(chosenFailures()).toEqual([
    { path: 'users/list', kind: '500' },
    { path: 'list/update/:id', kind: 'dropped' },
  ]);
});

test('the browser does not remember failures', () => {
  visit('?fail=users/list:500');
  chosenFailures();
  visit('');
  expect(chosenFailures()).toEqual([]);
});

test('the hash of a saved choice is read before the query', () => {
  const choice = {
    scenario: 'awkward',
    latency: 1000,
    failures: [
      { path: 'users/list', kind: '502' },
      { path: 'list/update/:id', kind: 'held' },
    ],
  } as const;
  visit(`?scenario=empty&latency=0${saveChoice(choice)}`);
  expect(window.location.hash).toBe('#scenario=awkward&latency=1000&fail=users/list:502&fail=list/update/:id:held');
  expect({ scenario: chosenScenario(), latency: chosenLatency(), failures: chosenFailures() }).toEqual(choice);
});

test('a saved choice applies at other addresses', () => {
  saveChoice({ scenario: 'slow', latency: 300, failures: [] });
  expect([chosenScenario(), chosenLatency(), isInAddress()]).toEqual(['slow', 300, false]);
});

test('another hash is not a choice', () => {
  visit('?scenario=empty#content');
  expect(chosenScenario()).toBe('empty');
});

test('data are kept by default', () => {
  expect(isKeeping()).toBe(true);
  rememberKeeping(false);
  expect(isKeeping()).toBe(false);
});
