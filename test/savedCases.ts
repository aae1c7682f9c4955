import { type UserEvent } from '@testing-library/user-event';
import { field } from './dialogs';
import { dietPlansOf } from './dietPlans';
import { type mockServer } from './mockServer';
import { screen } from '@testing-library/react';
import { pngFile } from './pictures';

type Mock = ReturnType<typeof mockServer>;

const PICTURE = pngFile('bowl.png');

interface SavedCase {
  seed: (mock: Mock) => void;
  address: string;
  /** Fills in the open form. */
  fill: (user: UserEvent) => Promise<void>;
  alert?: string;
  /** The note above the list, and the link in it. */
  says: string;
  link: string;
  /** Where the link leads; the first control of the marked record has the focus there. */
  query: string;
  focus?: 'link';
}

const many = <Row>(length: number, create: (index: number) => Row) =>
  Array.from({ length }, (_, index) => create(index));

/** Breakfast with Eggs and Lunch with Soups, a recipe in each. */
export const lunch = (mock: Mock) => {
  const breakfast = mock.create('category', { title: 'Breakfast' });
  const { id } = mock.create('category', { title: 'Lunch' });
  const eggs = mock.create('subCategory', { title: 'Eggs', categoryId: breakfast.id });
  mock.create('recipe', { title: 'Omelette', dishesCategoryId: eggs.id });
  const soups = mock.create('subCategory', { title: 'Soups', categoryId: id });
  mock.create('recipe', { title: 'Lentil soup', dishesCategoryId: soups.id });
};

/** Saves whose record is out of sight, by what happens to it. */
export const SAVED_OUT_OF_SIGHT: Record<string, SavedCase> = {
  'a recipe that moves to another sub category': {
    seed: lunch,
    address: '/recipes?category=2&dialog=edit:2',
    async fill(user) {
      await user.selectOptions(field('Category'), 'Breakfast');
      await user.selectOptions(field('Sub Category'), 'Eggs');
    },
    alert: 'Recipe updated successfully!',
    says: 'Lentil soup is now in Breakfast › Eggs',
    link: 'Breakfast › Eggs',
    query: '?category=1&subCategory=1',
  },
  'a diet plan that the filter leaves out': {
    seed: (mock) => dietPlansOf(mock).practice(),
    address: '/diet-plans?kcal=1500&dialog=edit:1',
    async fill(user) {
      await user.click(screen.getByRole('checkbox', { name: '1300 kcal' }));
      await user.click(screen.getByRole('checkbox', { name: '1500 kcal' }));
      await user.click(screen.getByRole('checkbox', { name: '2000 kcal' }));
    },
    alert: 'Diet plan updated successfully!',
    says: 'Red lentil soup is now in Lunch › Soups',
    link: 'Lunch › Soups',
    query: '?category=1&subCategory=3+meal%3A1',
  },
  'a supplement of another folder': {
    seed: (mock) => {
      const [vitamins] = ['Vitamins', 'Teas'].map((title) => mock.create('supplementFolder', { title }));
      mock.create('supplement', { supplementsCategoryId: vitamins!.id, title: 'Folate' });
    },
    address: '/supplements?dialog=add',
    async fill(user) {
      await user.type(field('Title'), 'Spearmint');
      await user.selectOptions(field('Folder'), 'Teas');
    },
    says: 'Spearmint was added to Teas',
    link: 'Teas',
    query: '?folder=2',
  },
  'help in another category': {
    seed: (mock) => {
      const [start] = ['Start', 'Food'].map((title) => mock.create('helpCategory', { title }));
      mock.create('helpContent', { howTouseCategoryId: start!.id, title: 'Sign in' });
    },
    address: '/how-to-use?dialog=add',
    async fill(user) {
      await user.type(field('Title'), 'Log a meal');
      await user.selectOptions(field('Category'), 'Food');
      await user.type(field('Description'), 'How.');
      await user.upload(field('Image or video'), PICTURE);
    },
    says: 'Log a meal was added to Food',
    link: 'Food',
    query: '?category=2',
  },
  'a banner on another page': {
    seed: (mock) => many(12, (index) => mock.create('banner', { link: `https://b${index}.example` })),
    address: '/banners?page=2&dialog=add',
    async fill(user) {
      await user.type(field('Link'), 'https://new.example');
      await user.upload(field('Image'), PICTURE);
    },
    says: 'https://new.example was added on page 1',
    link: 'page 1',
    query: '',
    focus: 'link',
  },
  'a plan that the search leaves out': {
    seed: (mock) => many(2, (index) => mock.create('plan', { name: `Plan ${index}` })),
    address: '/plans?search=Plan+1&dialog=edit:2',
    async fill(user) {
      await user.clear(field('Plan name'));
      await user.type(field('Plan name'), 'Gold');
    },
    says: 'Gold is now in the list without the search',
    link: 'the list without the search',
    query: '',
  },
  'a user on another page': {
    seed: (mock) => {
      mock.create('plan', { name: 'Gold' });
      many(12, (index) => mock.create('user', { firstName: `Member ${index}` }));
    },
    address: '/users?page=2&dialog=add',
    async fill(user) {
      await user.type(field('First name'), 'Noor');
      await user.type(field('Last name'), 'Aziz');
      await user.type(field('Email'), 'noor@x.org');
      await user.type(field('Phone number'), '03001234567');
      await user.selectOptions(field('Plan'), 'Gold');
      await user.upload(field('Transaction image'), PICTURE);
    },
    says: 'Noor Aziz was added on page 1',
    link: 'page 1',
    query: '',
  },
  'an exercise on another page': {
    seed: (mock) => many(7, (index) => mock.create('exercise', { name: `Exercise ${index}` })),
    address: '/workouts?dialog=addExercise',
    async fill(user) {
      await user.type(field('Title'), 'Side plank');
      await user.type(field('Description'), 'Hold.');
      await user.upload(field('Video'), new File(['film'], 'plank.mp4', { type: 'video/mp4' }));
    },
    says: 'Side plank was added on page 2',
    link: 'page 2',
    query: '?page=2',
  },
};
