/** @jest-environment-options {"url": "https://panel.example/"} */
import { act, screen, waitFor } from '@testing-library/react';
import { dropConnection, hold, htmlErrorPage, refuse, truncatedJson } from '@/mirage/overrides';
import { applySettings } from '@/services/http/settings';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { TEST_SETTINGS } from '@test/setup';

const mock = mockServer();
const LOGIN = 'auth/login/v2';

afterEach(() => applySettings(TEST_SETTINGS));

/** Nobody answers at the API, wherever the settings have it. */
function unreachable(apiRoot: string, meanwhile = () => {}) {
  applySettings({ ...TEST_SETTINGS, apiRoot });
  jest.spyOn(window, 'fetch').mockImplementation(() => {
    meanwhile();
    return Promise.reject(new TypeError('Failed to fetch'));
  });
}

const block = (blockedURI: string) => () =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));

async function signIn() {
  const { user } = renderApp('/login', null);
  await user.type(await screen.findByLabelText('Email'), 'coach@petal.app');
  await user.type(screen.getByLabelText('Password'), 'petal-demo');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

const OUTSIDE = 'https://api.example';

test.each<[string, () => unknown, string]>([
  ['no proxy to it', () => htmlErrorPage(mock.server, LOGIN, 405), 'The backend at /api answered with status 405.'],
  ['a wrong path', () => refuse(mock.server, LOGIN, { status: 404 }), 'The backend at /api answered with status 404.'],
  ['it is down', () => htmlErrorPage(mock.server, LOGIN), 'The backend at /api answered with status 502.'],
  [
    'a page for everything',
    () => htmlErrorPage(mock.server, LOGIN, 200),
    'The backend at /api gave an answer that is not JSON.',
  ],
  ['half an answer', () => truncatedJson(mock.server, LOGIN), 'The backend at /api gave an answer that is not JSON.'],
  ['no answer', () => dropConnection(mock.server, LOGIN), 'The backend at /api gave no answer.'],
  [
    'another origin',
    () => unreachable(OUTSIDE),
    `The backend at ${OUTSIDE} gave no answer, or does not allow this page (CORS).`,
  ],
  [
    'http below https',
    () => unreachable('http://api.example'),
    'A page that came by https may not call http://api.example.',
  ],
  [
    'the policy',
    () => unreachable(OUTSIDE, block(`${OUTSIDE}/${LOGIN}`)),
    `The Content-Security-Policy of this page does not allow ${OUTSIDE}.`,
  ],
  [
    'the policy, of something else',
    () => unreachable('/api', block('https://elsewhere.example/')),
    'The backend at /api gave no answer.',
  ],
])('below a failed sign-in stands its cause: %s', async (_what, fault, cause) => {
  fault();
  const user = await signIn();
  expect(await screen.findByText(cause)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByText(cause)).not.toBeInTheDocument();
});

test('a browser that is offline is told, and not the backend', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dropConnection(mock.server, LOGIN);
  await signIn();
  expect(await screen.findByText('This browser is offline.')).toBeVisible();
});

test.each([401, 403, 422, 429])('a refused account has no other cause: %d', async (status) => {
  refuse(mock.server, LOGIN, { status, message: 'No such account.' });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  expect(screen.queryByText(/backend/)).not.toBeInTheDocument();
});

test('a backend that does not answer is told while one waits, until it does', async () => {
  const setTimeout = window.setTimeout.bind(window);
  let tell = () => {};
  window.setTimeout = ((run: () => void, delay?: number) =>
    delay === 10_000 ? (tell = run) : setTimeout(run, delay)) as unknown as typeof setTimeout;
  const release = hold(mock.server, LOGIN);
  await signIn();
  window.setTimeout = setTimeout;
  act(tell);
  expect(await screen.findByText('The backend at /api has not answered yet.')).toBeVisible();
  release();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/backend/)).not.toBeInTheDocument();
});
