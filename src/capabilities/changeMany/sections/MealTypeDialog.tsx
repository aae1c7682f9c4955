import { useCallback, useState } from 'react';
import { LabelledSelect } from '@/components/form/LabelledSelect';
import { ChangeDialog } from '../ChangeDialog';
import { replaced, type Act, type ActWords, type Many } from '../many';
import { type EndAct } from '../selectable';
import { type DietPlan } from '@/services/dietPlans';

interface Props<Form> {
  many: Many<DietPlan, Form>;
  rows: readonly DietPlan[];
  /** Those that there are. */
  mealTypes: readonly string[];
  end: EndAct;
}

/** Puts many diet plans under another meal type. */
export function MealTypeDialog<Form extends { mealType: string }>({ many, rows, mealTypes, end }: Props<Form>) {
  const [mealType, setMealType] = useState('');
  const act = useCallback<Act<Form>>(
    (values) => [{ name: 'mealType', value: mealType, marks: replaced(values.mealType, mealType) }],
    [mealType],
  );
  return (
    <ChangeDialog
      many={many}
      rows={rows}
      words={WORDS}
      act={mealType ? act : null}
      hint="Choose a meal type."
      isTyped={Boolean(mealType)}
      end={end}
    >
      <LabelledSelect
        label="Meal type"
        placeholder="Select a meal type"
        options={mealTypes.map((name) => ({ value: name, label: name }))}
        value={mealType}
        onChange={setMealType}
      />
    </ChangeDialog>
  );
}

const WORDS: ActWords = {
  title: (records) => `Set meal type of ${records}`,
  verb: 'Change',
  about: (plans, records) => `${records} ${plans.length === 1 ? 'changes' : 'change'}.`,
  same: ['has it already', 'have it already'],
  done: 'Meal type set',
};
