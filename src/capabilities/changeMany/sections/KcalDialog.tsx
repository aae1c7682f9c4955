import { useCallback, useState } from 'react';
import { FormCheck } from '@/components/form/FormCheck';
import { figure } from '@/components/format/number';
import { ChangeDialog } from '../ChangeDialog';
import { type Act, type ActWords, type Many } from '../many';
import { type Mark } from '../replaceWords';
import { type EndAct } from '../selectable';
import { type DietPlan } from '@/services/dietPlans';
import { KCAL_OPTIONS, kcalLabel } from '@/features/nutrition/dietPlans/kcal';

/** For all of them, or for none; an option that is in neither list stays with each plan as it is. */
type Choice = ReadonlyMap<number, boolean>;

const ascending = (options: Iterable<number>) => [...new Set(options)].sort((a, b) => a - b);

/** The options with the choice made. */
export const withChoice = (kcal: readonly number[], choice: Choice) =>
  ascending([...kcal, ...choice.keys()]).filter((option) => choice.get(option) ?? kcal.includes(option));

function marksOf(before: readonly number[], after: readonly number[]) {
  const marks = ascending([...before, ...after]).map((option): Mark => {
    const text = String(option);
    if (!after.includes(option)) return { text, sign: 'del' };
    return before.includes(option) ? { text } : { text, sign: 'ins' };
  });
  return marks.flatMap((mark, index) => (index > 0 ? [{ text: ', ' }, mark] : [mark]));
}

/** What the next press on an option makes of it: one that only some have goes back to that. */
function pressed(choice: Choice, option: number, count: number, all: number): Choice {
  const next = new Map(choice);
  const isForAll = choice.get(option) ?? count === all;
  if (choice.get(option) === false && count > 0 && count < all) next.delete(option);
  else next.set(option, !isForAll);
  return next;
}

interface Props<Form> {
  many: Many<DietPlan, Form>;
  rows: readonly DietPlan[];
  end: EndAct;
}

/** Adds kcal options to many diet plans, and removes them. */
export function KcalDialog<Form extends { kcal: number[] }>({ many, rows, end }: Props<Form>) {
  const [choice, setChoice] = useState<Choice>(new Map());
  const options = ascending([...KCAL_OPTIONS, ...rows.flatMap(({ kcal }) => kcal)]);
  const countOf = (option: number) => rows.filter(({ kcal }) => kcal.includes(option)).length;
  const act = useCallback<Act<Form>>(
    ({ kcal }) => {
      const value = withChoice(kcal, choice);
      return [{ name: 'kcal', value, marks: marksOf(kcal, value) }];
    },
    [choice],
  );
  const isAsked = options.some((option) => {
    const isForAll = choice.get(option);
    return isForAll !== undefined && countOf(option) !== (isForAll ? rows.length : 0);
  });
  return (
    <ChangeDialog
      many={many}
      rows={rows}
      words={WORDS}
      act={isAsked ? act : null}
      hint="Nothing is changed yet."
      isTyped={isAsked}
      end={end}
    >
      <p className="soft">A tick is for all of them, an empty box for none; a line leaves each as it is.</p>
      <div className="kcal-grid" role="group" aria-label="Kcal">
        {options.map((option) => (
          <Option
            key={option}
            label={kcalLabel(option)}
            count={countOf(option)}
            all={rows.length}
            isForAll={choice.get(option)}
            onPress={() => setChoice(pressed(choice, option, countOf(option), rows.length))}
          />
        ))}
      </div>
    </ChangeDialog>
  );
}

const WORDS: ActWords = {
  title: (records) => `Set kcal of ${records}`,
  verb: 'Change',
  about: (plans, records) => `${records} ${plans.length === 1 ? 'changes' : 'change'}.`,
  same: ['is so already', 'are so already'],
  done: 'Kcal set',
};

interface OptionProps {
  label: string;
  /** How many have it, of how many. */
  count: number;
  all: number;
  isForAll: boolean | undefined;
  onPress: () => void;
}

function Option({ label, count, all, isForAll, onPress }: OptionProps) {
  const isMixed = isForAll === undefined && count > 0 && count < all;
  return (
    <FormCheck
      className="form-check"
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      checked={isForAll ?? count === all}
      onChange={onPress}
    >
      <span className="form-check-label figures">
        {label} <span className="meta">{noteOf(count, all, isForAll)}</span>
      </span>
    </FormCheck>
  );
}

function noteOf(count: number, all: number, isForAll: boolean | undefined) {
  if (isForAll && count < all) return `new in ${figure(all - count)}`;
  if (isForAll === false && count > 0) return `gone from ${figure(count)}`;
  return isForAll === undefined && count > 0 && count < all ? `${figure(count)} of ${figure(all)}` : '';
}
