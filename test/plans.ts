import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type PlanRow } from '@/mirage/areas/plans/rows';
import { type Plan } from '@/services/plans';
import { field } from './dialogs';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

/** A plan for a month at 39.00, down from 49.00. */
export const aPlan = (id: number, changes: Partial<Plan> = {}): Plan => ({
  id,
  name: `Plan ${id}`,
  details: 'Four weeks.',
  duration: '1 month',
  price: 39,
  actualPrice: 49,
  discountPrice: 10,
  discount: 20.41,
  isFree: false,
  isPopular: false,
  features: ['Recipes'],
  ...changes,
});

/** Fills in the form of a new plan; saving it sends `SUMMER`. */
export async function fill(user: UserEvent) {
  await user.type(field('Plan name'), ' Summer Reset ');
  await user.type(field('Description'), 'Six light weeks.');
  await user.type(field('Actual price'), '0.3');
  await user.type(field('Discount amount'), '0.1');
  await user.click(field('Recipes'));
}

export const SUMMER = {
  name: 'Summer Reset',
  details: 'Six light weeks.',
  duration: '1 month',
  price: 0.2,
  actualPrice: 0.3,
  discountPrice: 0.1,
  discount: 33.33,
  isFree: 'N',
  isPopular: 'N',
  features: ['Recipes'],
};

/** Functions that create one plan and open a dialog of the plans. */
export function planDialogs(mock: ReturnType<typeof mockServer>) {
  async function open(dialog: string, name: string, changes: Partial<PlanRow> = {}) {
    mock.create('plan', {
      name: 'PCOS Reset',
      details: 'Four weeks.',
      duration: '3 month',
      price: '39.00',
      actualPrice: '49.00',
      discountPrice: '10.00',
      isFree: 'N',
      isPopular: 'Y',
      features: '["Recipes","Lab review"]',
      ...changes,
    });
    const view = renderApp(`/plans?dialog=${dialog}`, mock.admin());
    const form = await screen.findByRole('dialog', { name });
    await screen.findByRole('checkbox', { name: 'Lab review' });
    return { ...view, dialog: form };
  }
  return {
    open,
    openCreate: () => open('add', 'Create New Plan'),
    openEdit: (changes?: Partial<PlanRow>) => open('edit:1', 'Edit Plan', changes),
  };
}
