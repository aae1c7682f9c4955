import { button } from '../../support/locators';
import { openDialog, visible, type Visits } from './visit';

/** The screen and its dialog. */
export const PROFILE: Visits = {
  profile: async (page) => {
    await page.goto('/profile');
    await visible(page, 'Dietitian and founder of the practice.');
  },
  'edit profile dialog': openDialog('/profile', 'edit', 'Edit Profile', "Account Detail's"),
  'edit profile dialog with errors': async (page) => {
    await page.getByLabel('Age', { exact: true }).fill('200');
    await button(page, 'Edit Profile', 'Save').click();
    await visible(page, 'Age must be a whole number from 1 to 120.');
  },
};
