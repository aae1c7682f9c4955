import { field } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

function seedMenu() {
  mock.create('category', { title: 'Lunch' });
  mock.create('subCategory', { title: 'Soups', categoryId: '1' });
  mock.create('subCategory', { title: 'Stews', categoryId: '1' });
}

testSaveGuard(mock, {
  title: 'Edit Recipe',
  address: '/recipes?dialog=edit:1',
  seed: () => {
    seedMenu();
    mock.create('recipe', { dishesCategoryId: '1', title: 'Dal' });
  },
  table: 'recipes',
  list: 'dishes/list',
  save: 'dishes/update',
  create: 'dishes/create',
  added: { failure: 'An error occurred while adding the recipe.', success: 'Recipe added successfully!' },
  typed: { label: 'Recipe name', sent: 'title' },
  same: (title) => ({ title }),
  other: { label: 'Category, Sub Category', changes: { dishesCategoryId: '2' }, sent: { subCategoryId: '2' } },
});

testSaveGuard(mock, {
  title: 'Edit Diet-Plan',
  address: '/diet-plans?dialog=edit:1',
  seed: () => {
    seedMenu();
    mock.create('dietPlan', { dishesCategoryId: '1', title: 'Dal', kcalOptions: '1500' });
  },
  table: 'dietPlans',
  list: 'meals/list',
  save: 'meals/update',
  create: 'meals/create',
  added: { failure: 'Failed to add diet plan. Please try again.', success: 'Diet plan added successfully!' },
  typed: { label: 'Title', sent: 'title' },
  same: (title) => ({ title }),
  other: { label: 'Kcal', changes: { kcalOptions: '1500,1700' }, sent: { kcalOptions: '1500,1700' } },
});

testSaveGuard(mock, {
  title: 'Edit Category',
  address: '/recipes?dialog=editCategory:1',
  seed: seedMenu,
  table: 'categories',
  list: 'dishes/list/category',
  save: 'categories/updateCategory',
  create: 'dishes/create/maincategory',
  complete: (user) => user.type(field('New sub category name'), 'Broths'),
  typed: { label: 'Category name', sent: 'name' },
  same: (title) => ({ title }),
});

testSaveGuard(mock, {
  title: 'Edit Subcategory',
  address: '/recipes?dialog=editSubCategory:1',
  seed: seedMenu,
  table: 'subCategories',
  list: 'dishes/list/category',
  save: 'categories/update/subcategory',
  create: 'dishes/create/category',
  typed: { label: 'Subcategory name', sent: 'title' },
  same: (title) => ({ title }),
});
