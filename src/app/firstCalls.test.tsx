import { waitFor } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { SCREENS } from './sections';

const mock = mockServer();

const CASES = SCREENS.flatMap((section) =>
  ('firstCalls' in section ? section.firstCalls : []).map((call) => [section.path, call] as const),
);

// A call that the boot script sends and the screen does not make would be sent for nothing.
test.each(CASES)('%s asks for %s, without parameters, when it is entered', async (path, call) => {
  mock.create('user');
  renderApp(path, mock.admin());
  await waitFor(() => expect(mock.posted(call)).toEqual([{}]));
});
