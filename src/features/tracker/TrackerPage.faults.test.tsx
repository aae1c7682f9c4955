import { screen } from '@testing-library/react';
import { dropConnection } from '@/mirage/overrides';
import { testListFaults } from '@test/listFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const TABS = [
  { name: 'HighLights', address: '/tracker', list: 'highlights/list', toast: 'Highlights Retrived' },
  { name: 'Habits', address: '/tracker?tab=habits', list: 'habits/list', toast: 'Habits Retrived' },
];

function seed() {
  mock.create('highlight', { title: 'Sana' });
  mock.create('habit', { name: 'Sana' });
}

const card = { name: 'Actions for Sana' };

for (const { name, address, list, toast } of TABS)
  testListFaults(mock, {
    address,
    list,
    region: name,
    seed,
    find: async () => {
      expect(await screen.findByText(toast)).toBeVisible();
      return screen.findByRole('button', card);
    },
    emptyText: `No ${name.toLowerCase()} available`,
    blank: (region) => {
      expect(region).toBeEmptyDOMElement();
      expect(screen.queryByText(toast)).not.toBeInTheDocument();
    },
  });

test.each(TABS)('the first load of $name shows a skeleton of the cards', async ({ name, address }) => {
  renderApp(address, mock.admin());
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
  expect(await screen.findByText(`No ${name.toLowerCase()} available`)).toBeVisible();
});

test('with a list that could not be loaded a highlight can still be added', async () => {
  dropConnection(mock.server, 'highlights/list');
  const { user } = renderApp('/tracker', mock.admin());
  await user.click(await screen.findByRole('button', { name: 'Add HighLights' }));
  expect(await screen.findByRole('dialog', { name: 'Add Highlight' })).toBeVisible();
});
