import { act, screen, waitFor } from '@testing-library/react';
import { log } from '@/services/http/log';
import { sessionEnded } from '@/services/session/sessionState';
import { refuse } from '@/mirage/overrides';
import { press } from '@test/dialogs';
import { recordedPanel } from '@test/recorded';

const { mock, recorded, member } = recordedPanel();

test('a refused save is told with its status, and what was changed by its fields', async () => {
  const banner = mock.create('banner', { link: 'https://petal.app/secret' });
  const { user, said, text, leave } = recorded(`/banners?dialog=edit:${banner.id}`);
  const field = await screen.findByRole('textbox', { name: /Link/ });
  await user.clear(field);
  await user.type(field, 'https://example.org');
  refuse(mock.server, 'banners/update', { status: 500, message: 'Nobody knows why.' });
  await press(user, 'Save');
  await waitFor(() =>
    expect(said().slice(0, 4)).toEqual([
      'Banners were loaded, 1',
      'Changed Link',
      'Pressed Save',
      'Save was refused (500) after a moment',
    ]),
  );
  expect(text()).not.toMatch(/secret|example|nobody/i);
  act(leave);
});

test('nothing of one account is left for the next', async () => {
  member('Sana');
  const { user, store, read, leave } = recorded('/users');
  await user.type(await screen.findByRole('searchbox'), 'sana');
  act(() => void store.dispatch(sessionEnded('logout')));
  expect(read().steps.filter(({ kind }) => kind === 'typed' || kind === 'answered')).toEqual([]);
  act(leave);
});

test('crashes are told by the name of their class alone', () => {
  const { read, leave } = recorded('/plans');
  log.warn('screen crashed', { reason: 'Sana Iqbal' }, new TypeError('Sana Iqbal'));
  expect(read().steps.at(-1)).toMatchObject({ kind: 'crashed', name: 'TypeError' });
  expect(JSON.stringify(read())).not.toContain('Sana');
  act(leave);
});

test('with the mock server the ids of people stay', async () => {
  const { id } = member('Sana');
  const { read, leave } = recorded(`/users?dialog=bmr:${id}`, 'default');
  await screen.findByRole('dialog');
  const { scenario, address } = read();
  expect({ scenario, address }).toEqual({ scenario: 'default', address: `/users?dialog=bmr:${id}` });
  act(leave);
});
