import { screen } from '@testing-library/react';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** Opens the diet plans with three soups of different kcal, all of them selected. */
export async function selectThreeSoups(mock: ReturnType<typeof mockServer>) {
  const lunch = mock.create('category', { title: 'Lunch' });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: lunch.id });
  const kcal = ['1300,1400', '1400', '1500'];
  for (const [index, kcalOptions] of kcal.entries())
    mock.create('dietPlan', { title: `Soup ${index + 1}`, dishesCategoryId: soups.id, kcalOptions });
  const { user } = renderApp('/diet-plans', mock.admin());
  await user.click(await screen.findByRole('checkbox', { name: 'Select Soup 1', hidden: true }));
  await user.click(screen.getByRole('button', { name: /^Select all \d in Lunch$/ }));
  return user;
}
