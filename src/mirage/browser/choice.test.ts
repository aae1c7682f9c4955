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

test('the address names calls that fail, and no kind that there is not', () => {
  visit('?fail=users/list:500&fail=list/update/:id:dropped&fail=plans/list:oddly&fail=:500');
  expect(chosenFailures()).toEqual([
    { path: 'users/list', kind: '500' },
    { path: 'list/update/:id', kind: 'dropped' },
  ]);
});

test('failures stay no longer than the address names them', () => {
  visit('?fail=users/list:500');
  chosenFailures();
  visit('');
  expect(chosenFailures()).toEqual([]);
});

test('what is saveChoice behind the # is read from there, before the query', () => {
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

test('what is saveChoice stays chosen at other addresses', () => {
  saveChoice({ scenario: 'slow', latency: 300, failures: [] });
  expect([chosenScenario(), chosenLatency(), isInAddress()]).toEqual(['slow', 300, false]);
});

test('the # of a link within the page is no choice', () => {
  visit('?scenario=empty#content');
  expect(chosenScenario()).toBe('empty');
});

test('data are kept until one says otherwise', () => {
  expect(isKeeping()).toBe(true);
  rememberKeeping(false);
  expect(isKeeping()).toBe(false);
});
