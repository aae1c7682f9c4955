import { screen, within } from '@testing-library/react';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { MODULES } from '@/services/session/modules';

const mock = mockServer();

async function open(dialog = 'add') {
  const view = renderApp(`/moderators?dialog=${dialog}`, mock.admin());
  const toggle = await screen.findByRole('button', { name: 'Preview as this moderator' });
  return { ...view, toggle };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const preview = () => screen.queryByRole('list', { name: 'Sidebar of this moderator' });
const sections = () =>
  within(preview()!)
    .getAllByRole('listitem')
    .map((section) => section.textContent);

test('the button shows and hides the preview', async () => {
  const { user, toggle } = await open();
  expect(preview()).not.toBeInTheDocument();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(sections()).toEqual(['Dashboard']);
  await user.click(toggle);
  expect(preview()).not.toBeInTheDocument();
});

test('it shows the ticked modules, in the sidebar’s order', async () => {
  const { user, toggle } = await open();
  await user.click(toggle);
  await user.click(box('Plans'));
  await user.click(box('Recipes'));
  expect(sections()).toEqual(['Dashboard', 'Recipes', 'Plans']);
  await user.click(box('Recipes'));
  expect(sections()).toEqual(['Dashboard', 'Plans']);
});

test('with all modules it shows the whole sidebar', async () => {
  const { user, toggle } = await open();
  await user.click(toggle);
  await user.click(box('Select all'));
  const sidebar = within(screen.getByRole('navigation', { name: 'Sections', hidden: true }));
  const labels = sidebar.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  expect(labels).toHaveLength(MODULES.length + 1);
  expect(sections()).toEqual(labels);
});

test('it starts with the stored modules; unknown names change nothing', async () => {
  const { id } = mock.create('employee', { modules: JSON.stringify(['how to USE', 'Time travel', 'Profile']) });
  const { user, toggle } = await open(`edit:${id}`);
  await user.click(toggle);
  expect(sections()).toEqual(['Dashboard', 'How to use']);
  expect(within(preview()!).queryByRole('link')).not.toBeInTheDocument();
});
