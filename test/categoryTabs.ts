import { screen } from '@testing-library/react';
import { findAndPress } from './dialogs';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** What the tests of changed categories share: three categories, of which Breakfast has three sub categories. */
export function categoryTabs(mock: ReturnType<typeof mockServer>) {
  async function open(address = '/recipes') {
    const breakfast = mock.create('category', { title: 'Breakfast' });
    const eggs = mock.create('subCategory', { title: 'Eggs', categoryId: breakfast.id });
    mock.create('subCategory', { title: 'Bowls', categoryId: breakfast.id });
    mock.create('subCategory', { title: 'Toast', categoryId: breakfast.id });
    const lunch = mock.create('category', { title: 'Lunch' });
    mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
    mock.create('category', { title: 'Dinner' });
    const view = renderApp(address, mock.admin());
    await screen.findByRole('tab', { name: 'Breakfast', hidden: true });
    return { ...view, breakfast, lunch, eggs };
  }

  /** Presses a button beside a tab. */
  async function openBy(name: string) {
    const view = await open();
    await findAndPress(view.user, name);
    return view;
  }

  return { open, openBy };
}
