import { type Handlers } from '../../calls/api';
import { type DietPlanRow, type SubCategoryRow } from './rows';
import { found, ok, Refusal } from '../../calls/reply';
import { optionalText, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { savedImage } from '../../calls/savedImage';
import { placeOf } from './place';

const MEAL_TYPE = '3 meal';

/** The sub category comes whole, in place of its id. */
function wirePlan(row: DietPlanRow, subCategory: SubCategoryRow | undefined) {
  const dishesCategory = subCategory ? { id: wireId(subCategory.id), title: subCategory.title } : null;
  return { ...wireRow(row), categoryId: wireId(row.categoryId), dishesCategoryId: undefined, dishesCategory };
}

/** The names of the same fields when a plan is created and when it is changed. */
const CREATE = {
  ingredientsDetails: 'ingredients',
  cookingSteps: 'directions',
  nutritionCalories: 'calories',
  nutritionProtein: 'protein',
  nutritionCarbs: 'carbs',
  nutritionFat: 'fat',
};
const UPDATE: typeof CREATE = {
  ingredientsDetails: 'ingredientsDetails',
  cookingSteps: 'cookingSteps',
  nutritionCalories: 'nutritionCalories',
  nutritionProtein: 'nutritionProtein',
  nutritionCarbs: 'nutritionCarbs',
  nutritionFat: 'nutritionFat',
};

const requiredOf = (names: typeof CREATE) => ['title', 'mealType', 'category', 'subCategory', ...Object.values(names)];

const textsOf = (fields: Fields, names: typeof CREATE) => ({
  title: textField(fields, 'title'),
  ingredientsDetails: textField(fields, names.ingredientsDetails),
  cookingSteps: textField(fields, names.cookingSteps),
  nutritionCalories: textField(fields, names.nutritionCalories),
  nutritionProtein: textField(fields, names.nutritionProtein),
  nutritionCarbs: textField(fields, names.nutritionCarbs),
  nutritionFat: textField(fields, names.nutritionFat),
  note: optionalText(fields, 'note'),
});

function mealTypeOf(fields: Fields) {
  const title = textField(fields, 'mealType');
  if (title !== MEAL_TYPE) throw new Refusal(422, `mealType must be ${MEAL_TYPE}.`);
  return { title };
}

/** Refused where a part is no number. */
function kcalOptionsOf(parts: unknown[]): string {
  if (!parts.every((part) => typeof part === 'string' && /^\s*\d+\s*$/.test(part)))
    throw new Refusal(422, 'kcal must be numbers.');
  return parts.join(',');
}

/** §7 Diet plans. */
export const dietPlanHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('dietPlans');
  const plan = (id: unknown) => found(rows.find(id), 'Diet plan');

  post('meals/list', {}, () => {
    const subCategories = new Map(
      table('subCategories')
        .all()
        .map((row) => [row.id, row]),
    );
    return ok(rows.all().map((row) => wirePlan(row, subCategories.get(row.dishesCategoryId))));
  });

  post('meals/create', { kind: 'form', required: ['kcal', ...requiredOf(CREATE)] }, (fields) => {
    const created = rows.insert({
      ...placeOf(table, fields.category, fields.subCategory),
      mealType: mealTypeOf(fields),
      ...textsOf(fields, CREATE),
      kcalOptions: JSON.stringify(kcalOptionsOf([fields.kcal].flat())),
      image: savedImage(fields, media) ?? null,
      createdAt: new Date().toISOString(),
    });
    return ok({ id: wireId(created.id) }, 'Diet plan created successfully.');
  });

  post('meals/update', { kind: 'form', required: ['id', 'kcalOptions', ...requiredOf(UPDATE)] }, (fields) => {
    const { id, image } = plan(fields.id);
    rows.update(id, {
      ...placeOf(table, fields.category, fields.subCategory),
      mealType: { title: textField(fields, 'mealType') },
      ...textsOf(fields, UPDATE),
      kcalOptions: kcalOptionsOf(textField(fields, 'kcalOptions').split(',')),
      image: savedImage(fields, media) ?? image,
    });
    return ok(null, 'Diet plan updated successfully.');
  });

  post('meals/delete', { required: ['id'] }, (fields) => {
    rows.remove(plan(fields.id).id);
    return ok(null, 'Diet plan deleted successfully.');
  });
};
