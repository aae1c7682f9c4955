import { useSelector } from 'react-redux';
import { readFigure } from '@/lib/readFigure';
import { type ContentKind } from '../contentKind';
import { recordBringIn } from '../recordBringIn';
import { titleField, WORDS } from '../words';
import { categoriesApi } from '@/services/categories';
import { dietPlansApi, MEAL_TYPE } from '@/services/dietPlans';
import { DietPlanFields } from '@/features/nutrition/dietPlans/dialogs/DietPlanFields';
import {
  DIET_PLAN_FAILURES,
  dietPlanSchema,
  newDietPlan,
  toRequest,
  type DietPlanValues,
} from '@/features/nutrition/dietPlans/dialogs/dietPlanForm';
import { dietPlanRecord } from '@/features/nutrition/dietPlans/dietPlanRecord';
import { selectDietPlansScreen } from '@/features/nutrition/dietPlans/dietPlansScreen';
import {
  DISH,
  dishAmounts,
  DISH_EXPORT,
  dishHere,
  FIGURE_FIELDS,
  NOTE_FIELD,
  PLACE_FIELDS,
  placesIn,
  shownPlace,
} from './dishParts';
import '@/features/nutrition/shared/dishDialogs.scss';

const EXAMPLE = `Spinach eggs with feta
Breakfast › Eggs
315 kcal, 21 g protein, 12 g carbs, 20 g fat
Kcal options: 1300, 1400

Ingredients
2 eggs
A handful of spinach

Steps
Wilt the spinach.
Add the eggs and cover for four minutes.
`;

const MOST_KCAL = 9999;

/** The whole numbers among what was written for kcal, ascending, and the rest of it. */
function kcalOf(written = '') {
  // The comma of `1,300` parts nothing.
  const parts = written.split(/[;/\n]|,(?<!\b\d,(?=\d{3}\b))/).map((part) => part.replace(/k?cal/gi, '').trim());
  const numberOf = (part: string) => {
    const value = readFigure(part, MOST_KCAL)?.value ?? 0;
    return Number.isInteger(value) && value >= 100 && value <= MOST_KCAL ? value : null;
  };
  const numbers = parts.flatMap((part) => numberOf(part) ?? []);
  return {
    kcal: [...new Set(numbers)].sort((one, other) => one - other),
    rest: parts.filter((part) => part && numberOf(part) === null),
  };
}

/** `3 meals` is the meal type that can be created, however it is written. */
const isMealType = (written: string) =>
  written.replace(/\W/g, '').toLowerCase().replace(/s$/, '') === MEAL_TYPE.replace(/\W/g, '');

/** How diet plans are brought in. The only meal type that can be created is chosen by itself, as in the form. */
export const DIET_PLAN_KIND: ContentKind<DietPlanValues> = {
  section: 'Diet Plans',
  path: '/diet-plans',
  noun: dietPlanRecord.noun,
  taken: {
    fields: [
      titleField('plan', 'plan name', 'diet plan', 'name of plan', 'diet'),
      { name: 'mealType', label: 'Meal type', kind: 'line', ...WORDS.mealType },
      ...PLACE_FIELDS,
      { name: 'kcal', label: 'Kcal', kind: 'choices', ...WORDS.kcal },
      { name: 'ingredients', label: 'Ingredients', kind: 'lines', ...WORDS.ingredients },
      { name: 'cookingSteps', label: 'Cooking steps', kind: 'lines', ...WORDS.steps },
      ...FIGURE_FIELDS,
      NOTE_FIELD,
    ],
    types: ['Recipe'],
    exported: { ...DISH_EXPORT, 'Meal type': 'mealType', Kcal: 'kcal', 'Cooking steps': 'cookingSteps' },
  },
  needed: 'Title, a place, ingredients, cooking steps, calories, protein, carbs, fat, one kcal',
  ifThere: 'Note',
  notRead: 'Pictures in the text. A picture file with the name of its diet plan is taken.',
  example: EXAMPLE,
  schema: dietPlanSchema,
  first: { ...newDietPlan(), mealType: MEAL_TYPE },
  toValues: ({ kcal, mealType, ...fields }) => ({
    ...fields,
    ...(mealType !== undefined && { mealType: isMealType(mealType) ? MEAL_TYPE : '' }),
    kcal: kcalOf(kcal).kcal,
  }),
  notTaken: ({ kcal, mealType }) => [
    ...(mealType && !isMealType(mealType) ? [`Meal type: ${mealType}`] : []),
    ...kcalOf(kcal).rest.map((part) => `Kcal: ${part}`),
  ],
  amountsOf: ({ ingredients, cookingSteps }) => dishAmounts(ingredients, cookingSteps),
  hasContent: ({ ingredients, cookingSteps }) => Boolean(ingredients.trim() || cookingSteps.trim()),
  ...DISH,
};

/** Brings diet plans in; the place that the section shows is offered to those that name none. */
export const DietPlansBringIn = recordBringIn({
  kind: DIET_PLAN_KIND,
  record: dietPlanRecord,
  hereOf: dishHere,
  opens: 'details',
  add: (values) => dietPlansApi.endpoints.createDietPlan.initiate({ ...toRequest(values), inRound: true }),
  failure: DIET_PLAN_FAILURES.add,
  placed: categoriesApi.endpoints.listCategories,
  placesIn,
  useShown(tree) {
    const { category, subCategory } = useSelector(selectDietPlansScreen);
    return shownPlace(tree, category, Object.values(subCategory)[0] ?? null);
  },
  fields: (tree) => <DietPlanFields tree={tree} />,
});
