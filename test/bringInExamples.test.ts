import { refusedFields } from '@/components/form/formRules';
import { HELP_KIND } from '@/capabilities/bringIn/sections/howToUseBringIn';
import { SUPPLEMENT_KIND } from '@/capabilities/bringIn/sections/supplementsBringIn';
import { DIET_PLAN_KIND } from '@/capabilities/bringIn/sections/dietPlansBringIn';
import { RECIPE_KIND } from '@/capabilities/bringIn/sections/recipesBringIn';
import { EXERCISE_KIND } from '@/capabilities/bringIn/sections/exercisesBringIn';
import { readSources } from '@/capabilities/bringIn/read/readSources';

const PLACES = [['Lunch', 'Soups'], ['Breakfast', 'Eggs'], ['Vitamins'], ['First steps']];

test.each([RECIPE_KIND, DIET_PLAN_KIND, SUPPLEMENT_KIND, HELP_KIND, EXERCISE_KIND])(
  'the example to fill in is understood whole: $noun',
  async ({ noun, taken, example, toValues, first, schema, placeFields, fileField }) => {
    const places = PLACES.filter(({ length }) => length === placeFields.length);
    const { records, problems } = await readSources([example], { noun, ...taken, places });
    expect(problems).toEqual([]);
    expect(records).toHaveLength(1);
    const [{ fields, notUnderstood, doubts, place }] = records as [(typeof records)[0]];
    expect({ notUnderstood, doubts }).toEqual({ notUnderstood: [], doubts: {} });
    expect(place).toHaveLength(placeFields.length);
    const set = Object.fromEntries(placeFields.map((field) => [field, '1']));
    const values = { ...(first as object), ...toValues(fields), ...set };
    expect(refusedFields(schema, values).filter((name) => name !== fileField?.name)).toEqual([]);
  },
);
