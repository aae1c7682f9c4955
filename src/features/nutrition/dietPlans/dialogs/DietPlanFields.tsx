import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { Hinted, type Hint } from '@/components/form/Hinted';
import { ImagesField } from '@/components/form/ImagesField';
import { titleHint } from '@/screen/form/titleHint';
import { type Category } from '@/services/categories';
import { dietPlansApi, type DietPlan, MEAL_TYPE } from '@/services/dietPlans';
import { mediaUrl } from '@/services/media/media';
import { FieldError, GroupLegend } from '@/components/form/fieldParts';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormField } from '@/components/form/useFormField';
import { CategoryFields, NutritionFields } from '../../shared/DishFields';
import { type DietPlanValues } from './dietPlanForm';
import { KCAL_OPTIONS, kcalLabel, toggled } from '../kcal';
import { FormCheck } from '@/components/form/FormCheck';

interface Props {
  tree: readonly Category[];
  /** The stored plan, if one is edited. */
  plan?: DietPlan;
}

/** The only meal type that can be created, and the plan's own if that is another one. */
const mealTypes = (plan?: DietPlan) =>
  [...new Set([MEAL_TYPE, plan?.mealType ?? ''])].filter(Boolean).map((name) => ({ value: name, label: name }));

export function DietPlanFields({ tree, plan }: Props) {
  const { data: plans = [] } = dietPlansApi.endpoints.listDietPlans.useQueryState(undefined);
  const hintOf = ({ title, subCategory, mealType }: DietPlanValues) => {
    const others = plans.filter((row) => String(row.subCategoryId) === subCategory && row.mealType === mealType);
    return titleHint(title, others, plan?.id, 'sub category');
  };
  return (
    <div className="dish-form">
      <div className="pair">
        <Hinted names={['title']} hintOf={hintOf}>
          <TextField name="title" label="Title" autoComplete="off" />
        </Hinted>
        <SelectField name="mealType" label="Meal type" placeholder="Select a meal type" options={mealTypes(plan)} />
      </div>
      <CategoryFields tree={tree} />
      <Hinted names={['kcal']} hintOf={kcalHint}>
        <KcalField />
      </Hinted>
      <div className="pair">
        <TextAreaField name="ingredients" label="Ingredients" rows={6} />
        <TextAreaField name="cookingSteps" label="Cooking steps" rows={6} />
      </div>
      <NutritionFields />
      <TextAreaField name="note" label="Note" rows={2} />
      <ImagesField name="images" label="Image" shape={4 / 3} currentUrl={plan && mediaUrl(plan.image)} />
    </div>
  );
}

/** Stored values that no checkbox shows are saved as they are, unless the person leaves them out. */
const kcalHint = ({ otherKcal }: DietPlanValues): Hint | null =>
  otherKcal.length > 0
    ? {
        text: `“${otherKcal.join(', ')}” was stored too, and cannot be read as kcal.`,
        fix: { label: 'Leave it out', name: 'otherKcal', value: [] },
      }
    : null;

/** A checkbox for each kcal option, and for stored values that are no options. The value is the list of ticked ones. */
function KcalField() {
  const { field, initialValue, control, error, ids, isRequired, setValue } = useFormField<number[]>('kcal');
  const options = [...new Set([...KCAL_OPTIONS, ...initialValue])].sort((a, b) => a - b);
  useFieldText('kcal', 'Kcal', kcalLabel);
  return (
    <fieldset className="kcal-choices" aria-describedby={`${ids.hint} ${control['aria-describedby'] ?? ''}`}>
      <GroupLegend label="Kcal" isRequired={isRequired} noteId={ids.hint} />
      <div>
        {options.map((option) => (
          <FormCheck
            key={option}
            className="kcal-choice"
            name={field.name}
            checked={field.value.includes(option)}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            onChange={() => setValue(toggled(field.value, option))}
          >
            {kcalLabel(option)}
          </FormCheck>
        ))}
      </div>
      <FieldError id={ids.error} text={error} />
    </fieldset>
  );
}
