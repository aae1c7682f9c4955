import { categoriesApi } from '@/services/categories';
import { dietPlansApi } from '@/services/dietPlans';
import { recipesApi } from '@/services/recipes';
import { type EndpointCall, image } from './endpointCall';

const categories = categoriesApi.endpoints;
const recipes = recipesApi.endpoints;
const dietPlans = dietPlansApi.endpoints;

const NUTRITION = { calories: '250', protein: '12', carbs: '30', fat: '8' };
const RECIPE = {
  title: 'Soup',
  images: [image],
  categoryId: 1,
  subCategoryId: 5,
  ingredients: 'a',
  directions: 'b',
  note: 'c',
  nutrition: NUTRITION,
  nutritionText: '',
};
const RECIPE_FIELDS = {
  image: 'receipt.png',
  nutritions: 'cal 250, protein 12, carbs 30, fats 8',
  title: 'Soup',
  categoryId: '1',
  subCategoryId: '5',
  ingredients: 'a',
  directions: 'b',
  note: 'c',
};
const DIET_PLAN = {
  title: 'Plan',
  mealType: '3 meal',
  categoryId: 1,
  subCategoryId: 5,
  ingredients: 'a',
  cookingSteps: 'b',
  nutrition: NUTRITION,
  kcal: [1300, 1500],
  note: 'c',
  images: [image],
};

const DIET_PLAN_FIELDS = {
  image: 'receipt.png',
  kcal: ['1300', '1500'],
  title: 'Plan',
  mealType: '3 meal',
  category: '1',
  subCategory: '5',
  ingredients: 'a',
  directions: 'b',
  calories: '250',
  protein: '12',
  carbs: '30',
  fat: '8',
  note: 'c',
};

const UPDATED_PLAN_FIELDS = {
  image: 'receipt.png',
  id: '3',
  title: 'Plan',
  mealType: '3 meal',
  category: '1',
  ingredientsDetails: 'a',
  cookingSteps: 'b',
  nutritionCalories: '250',
  nutritionProtein: '12',
  nutritionCarbs: '30',
  nutritionFat: '8',
  kcalOptions: '1300,1500,low',
  subCategory: '5',
  note: 'c',
};

export const NUTRITION_CALLS: EndpointCall[] = [
  ['dishes/list/category', 'json', categories.listCategories.initiate(), {}],
  [
    'dishes/create/maincategory',
    'form',
    categories.createCategory.initiate({ name: 'Lunch', subCategoryName: 'Bowls', image }),
    { name: 'Lunch', subCategoryName: 'Bowls', image: 'receipt.png' },
  ],
  [
    'dishes/create/category',
    'form',
    categories.createSubCategory.initiate({ title: 'Bowls', categoryId: 1, image }),
    { title: 'Bowls', categoryId: '1', image: 'receipt.png' },
  ],
  [
    'categories/updateCategory',
    'json',
    categories.updateCategory.initiate({ id: 1, name: 'Dinner' }),
    { id: 1, name: 'Dinner' },
  ],
  [
    'categories/update/subcategory',
    'form',
    categories.updateSubCategory.initiate({ id: 5, title: 'Bowls', image: null }),
    { title: 'Bowls', id: '5' },
  ],
  ['categories/deleteCategory', 'json', categories.deleteCategory.initiate(1), { id: 1 }],
  ['categories/delete/subcategory', 'json', categories.deleteSubCategory.initiate(5), { id: 5 }],
  ['dishes/list', 'json', recipes.listRecipes.initiate(), {}],
  ['dishes/create', 'form', recipes.saveRecipe.initiate(RECIPE), RECIPE_FIELDS],
  ['dishes/update', 'form', recipes.saveRecipe.initiate({ ...RECIPE, id: 9 }), { ...RECIPE_FIELDS, id: '9' }],
  ['dishes/create', 'form', recipes.saveRecipe.initiate({ ...RECIPE, inRound: true }), RECIPE_FIELDS],
  [
    'dishes/update',
    'form',
    recipes.saveRecipe.initiate({ ...RECIPE, id: 9, inRound: true }),
    { ...RECIPE_FIELDS, id: '9' },
  ],
  ['dishes/delete', 'json', recipes.deleteRecipe.initiate({ id: 9, inRound: true }), { id: 9 }],
  ['dishes/delete', 'json', recipes.deleteRecipe.initiate({ id: 9 }), { id: 9 }],
  ['meals/list', 'json', dietPlans.listDietPlans.initiate(), {}],
  ['meals/create', 'form', dietPlans.createDietPlan.initiate(DIET_PLAN), DIET_PLAN_FIELDS],
  ['meals/create', 'form', dietPlans.createDietPlan.initiate({ ...DIET_PLAN, inRound: true }), DIET_PLAN_FIELDS],
  [
    'meals/update',
    'form',
    dietPlans.updateDietPlan.initiate({ ...DIET_PLAN, id: 3, otherKcal: ['low'] }),
    UPDATED_PLAN_FIELDS,
  ],
  [
    'meals/update',
    'form',
    dietPlans.updateDietPlan.initiate({ ...DIET_PLAN, id: 3, otherKcal: ['low'], inRound: true }),
    UPDATED_PLAN_FIELDS,
  ],
  ['meals/delete', 'json', dietPlans.deleteDietPlan.initiate({ id: 3, inRound: true }), { id: 3 }],
  ['meals/delete', 'json', dietPlans.deleteDietPlan.initiate({ id: 3 }), { id: 3 }],
];
