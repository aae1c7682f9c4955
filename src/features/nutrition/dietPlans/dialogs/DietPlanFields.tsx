import { MAX_HINT } from '@/components/form/maxHint';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { ImagesField } from '@/components/form/ImagesField';
import { type Category } from '@/services/categories';
import { type DietPlan, MEAL_TYPE } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { CategoryFields } from '../../shared/CategoryFields';
import { NutritionFields } from '../../shared/NutritionFields';
import { KcalField } from './KcalField';

interface Props {
  tree: readonly Category[];
  /** The stored plan, if one is edited. */
  plan?: DietPlan;
}

/** The only meal type that can be created, and the plan's own if that is another one. */
const mealTypes = (plan?: DietPlan) =>
  [...new Set([MEAL_TYPE, plan?.mealType ?? ''])].filter(Boolean).map((name) => ({ value: name, label: name }));

export function DietPlanFields({ tree, plan }: Props) {
  return (
    <div className="dish-form">
      <div className="pair">
        <TextField name="title" label="Title" autoComplete="off" />
        <SelectField name="mealType" label="Meal type" placeholder="Select a meal type" options={mealTypes(plan)} />
      </div>
      <CategoryFields tree={tree} />
      <KcalField />
      <div className="pair">
        <TextAreaField name="ingredients" label="Ingredients" rows={6} maxHint={MAX_HINT} />
        <TextAreaField name="cookingSteps" label="Cooking steps" rows={6} maxHint={MAX_HINT} />
      </div>
      <NutritionFields />
      <TextAreaField name="note" label="Note" rows={2} />
      <ImagesField name="images" label="Image" currentUrl={plan && mediaUrl(plan.image)} />
    </div>
  );
}
