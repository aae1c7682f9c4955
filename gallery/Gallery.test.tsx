import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CAPABILITIES } from '@/app/capabilities';
import { install } from '@/lib/slots';
import { Gallery } from './Gallery';

test('it shows the parts by name, a form with all that is wrong, and a dialog when asked', async () => {
  render(<Gallery />, { wrapper: MemoryRouter });
  const regions = ['Buttons, menus, search', 'Fields', 'Tables', 'Cards, tabs, figures', 'States', 'Dialogs'];
  for (const name of regions) expect(screen.getByRole('region', { name })).toBeInTheDocument();
  const fields = within(screen.getByRole('region', { name: 'Fields' }));
  expect(await fields.findByText('Title is required')).toBeVisible();
  expect(fields.getByText('Images are required')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'A question' }));
  expect(await screen.findByRole('dialog', { name: 'Delete Category' })).toBeVisible();
});

test('it says which capability fills which slot', async () => {
  install(CAPABILITIES);
  render(
    <MemoryRouter initialEntries={['/gallery?slots']}>
      <Gallery />
    </MemoryRouter>,
  );
  expect(await screen.findByText('overList: savedViews')).toBeVisible();
  expect(screen.getByText(/^headLinks: checks \(.*\/plans/)).toBeVisible();
});
