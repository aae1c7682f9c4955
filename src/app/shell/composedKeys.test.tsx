import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const OF_A_WORD = [
  ['as the standard has it', { isComposing: true }],
  ['as Safari has it', { keyCode: 229 }],
] as const;

describe.each(OF_A_WORD)('a key of an input method, %s', (_where, composed) => {
  test('Enter opens nothing from the palette and Esc leaves it open', async () => {
    const { user, router } = renderApp('/banners', mock.admin());
    await screen.findByRole('main');
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Go to, add or find' });
    await user.type(box, 'workouts');
    fireEvent.keyDown(box, { key: 'Enter', ...composed });
    fireEvent.keyDown(box, { key: 'Escape', code: 'Escape', ...composed });
    expect(box).toBeVisible();
    expect(router.state.location.pathname).toBe('/banners');
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/workouts'));
  });

  test('Esc neither closes a dialog nor asks about what was typed', async () => {
    const { user } = renderApp('/plans?dialog=add', mock.admin());
    const name = await screen.findByLabelText('Plan name');
    await user.type(name, 'ح');
    fireEvent.keyDown(name, { key: 'Escape', code: 'Escape', ...composed });
    expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).not.toBeInTheDocument();
    expect(name).toBeVisible();
    const feature = screen.getByLabelText('New feature');
    await user.type(feature, 'かな');
    fireEvent.keyDown(feature, { key: 'Enter', ...composed });
    expect(screen.queryByRole('checkbox', { name: 'かな' })).not.toBeInTheDocument();
    fireEvent.keyDown(feature, { key: 'Enter' });
    expect(screen.getByRole('checkbox', { name: 'かな' })).toBeChecked();
    await user.type(name, '{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  });
});

/** What runs beside the guard, as it listens at the window before the page: none of it acts on Enter or Esc. */
const AT_THE_WINDOW = [
  'capabilities/sessionReport/watchActs.ts',
  'capabilities/timeTravel/travel.ts',
  'components/dialog/overPage.ts',
  'components/keys/useComposedKeys.ts',
  'components/keys/useKeyMap.ts',
];

test('no other handler of keys comes before the one that keeps those of words', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.tsx?$/.test(name),
  );
  const early = sources.filter((name) => {
    const listening = readFileSync(`src/${name}`, 'utf8').match(/window\.addEventListener\((?:'key\w+'|type).*/g) ?? [];
    return listening.some((call) => /, (?:true|how|\{)/.test(call));
  });
  expect(early.sort()).toEqual(AT_THE_WINDOW);
});

test('keys are handled as they go down, so that the guard sees all of them', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.tsx?$/.test(name),
  );
  const others = sources.filter((name) =>
    /onKeyUp|onKeyPress|addEventListener\('key(?:up|press)'/.test(readFileSync(`src/${name}`, 'utf8')),
  );
  expect(others).toEqual([]);
});
