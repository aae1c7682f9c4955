import { type Handlers } from '../../calls/api';
import { type DietPlanRow, type SubCategoryRow } from './rows';
import { deleteFrom, found, ok, HttpError } from '../../calls/reply';
import { optionalText, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { savedImage } from '../../calls/savedImages';
import { placeOf } from './place';

const MEAL_TYPE = '3 meal';

/** Replaces the sub category's id by the sub category. */
function wirePlan(row: DietPlanRow, subCategory: SubCategoryRow | undefined) {
  const dishesCategory = subCategory ? { id: wireId(subCategory.id), title: subCategory.title } : null;
  return { ...wireRow(row), categoryId: wireId(row.categoryId), dishesCategoryId: undefined, dishesCategory };
}

/** The fields that `meals/update` sends by the names of the row, and `meals/create` by other names. */
const CREATE_NAMES = {
  ingredientsDetails: 'ingredients',
  cookingSteps: 'directions',
  nutritionCalories: 'calories',
  nutritionProtein: 'protein',
  nutritionCarbs: 'carbs',
  nutritionFat: 'fat',
};

const REQUIRED = ['title', 'mealType', 'category', 'subCategory'];

const textsOf = (fields: Fields, named: (name: keyof typeof CREATE_NAMES) => string) => ({
  title: textField(fields, 'title'),
  ingredientsDetails: textField(fields, named('ingredientsDetails')),
  cookingSteps: textField(fields, named('cookingSteps')),
  nutritionCalories: textField(fields, named('nutritionCalories')),
  nutritionProtein: textField(fields, named('nutritionProtein')),
  nutritionCarbs: textField(fields, named('nutritionCarbs')),
  nutritionFat: textField(fields, named('nutritionFat')),
  note: optionalText(fields, 'note'),
});

function mealTypeOf(fields: Fields) {
  const title = textField(fields, 'mealType');
  if (title !== MEAL_TYPE) throw new HttpError(422, `mealType must be ${MEAL_TYPE}.`);
  return { title };
}

/** Throws where a part is no number, unless the row holds it already. */
function kcalOptionsOf(parts: unknown[], stored = ''): string {
  if (!parts.every((part) => typeof part === 'string' && (/^\s*\d+\s*$/.test(part) || stored.includes(part))))
    throw new HttpError(422, 'kcal must be numbers.');
  return parts.join(',');
}

export const dietPlanHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('dietPlans');
  const subCategories = table('subCategories');
  const plan = (id: unknown) => found(rows.find(id), 'Diet plan');

  post('meals/list', {}, () => {
    const byId = new Map(subCategories.all().map((row) => [row.id, row]));
    return ok(rows.all().map((row) => wirePlan(row, byId.get(row.dishesCategoryId))));
  });

  post('meals/create', { kind: 'form', required: ['kcal', ...REQUIRED, ...Object.values(CREATE_NAMES)] }, (fields) => {
    const created = rows.insert({
      ...placeOf(table, fields.category, fields.subCategory),
      mealType: mealTypeOf(fields),
      ...textsOf(fields, (name) => CREATE_NAMES[name]),
      kcalOptions: JSON.stringify(kcalOptionsOf([fields.kcal].flat())),
      image: savedImage(fields, media) ?? null,
      createdAt: new Date().toISOString(),
    });
    return ok({ id: wireId(created.id) }, 'Diet plan created successfully.');
  });

  const required = ['id', 'kcalOptions', ...REQUIRED, ...Object.keys(CREATE_NAMES)];
  post('meals/update', { kind: 'form', required }, (fields) => {
    const { id, image, kcalOptions } = plan(fields.id);
    rows.update(id, {
      ...placeOf(table, fields.category, fields.subCategory),
      mealType: { title: textField(fields, 'mealType') },
      ...textsOf(fields, (name) => name),
      kcalOptions: kcalOptionsOf(textField(fields, 'kcalOptions').split(','), kcalOptions),
      image: savedImage(fields, media) ?? image,
    });
    return ok(null, 'Diet plan updated successfully.');
  });

  post('meals/delete', { required: ['id'] }, deleteFrom(rows, 'Diet plan'));
};
