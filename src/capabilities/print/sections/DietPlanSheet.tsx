import { titleOf } from '@/components/format/title';
import { Sheet } from '../Sheet';
import { SheetBar, SheetPart, SheetRoom } from '../SheetParts';
import { type SheetProps } from '../useHandout';
import { type DietPlan } from '@/services/dietPlans';
import { type Nutrition } from '@/services/nutritionText';
import { AMOUNTS, withUnit } from '@/features/nutrition/shared/amounts';
import { DishSheet } from './DishSheet';
import { energyShares } from './energyShares';

interface Props extends SheetProps {
  plan: DietPlan;
  /** Its meal type, and the titles of its category and dishes category. */
  places: readonly string[];
  picture: string | null;
}

const ALTERNATIVES = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A diet plan to hand out, with its nutrition and for which days it is. */
export function DietPlanSheet({ plan, places, picture, onPrinted }: Props) {
  return (
    <Sheet
      kind="Diet plan"
      title={titleOf(plan.title)}
      about={places.join(', ')}
      lead={plan.kcal.length > 0 && <p>For a day of {ALTERNATIVES.format(plan.kcal.map(String))} kcal</p>}
      picture={picture}
      onPrinted={onPrinted}
    >
      <NutritionTable nutrition={plan.nutrition} />
      <DishSheet ingredients={plan.ingredients} steps={plan.cookingSteps} note={plan.note} />
      <SheetRoom titles={['My notes']} />
    </Sheet>
  );
}

/** The amounts that are known, and how much of the energy comes from each nutrient if all of them are. */
function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const shares = energyShares(nutrition);
  const known = AMOUNTS.filter(({ name }) => nutrition[name].trim());
  if (known.length === 0) return null;
  return (
    <SheetPart title="Nutrition">
      <table className="sheet-table">
        <thead>
          <tr>
            <td />
            <th scope="col">Amount</th>
            {shares && <th scope="col">Share of energy</th>}
          </tr>
        </thead>
        <tbody>
          {known.map(({ name, label, unit }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{withUnit(nutrition[name], unit)}</td>
              {shares && (
                <td>
                  {name !== 'calories' && (
                    <>
                      <SheetBar share={shares[name]} /> {shares[name]} %
                    </>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </SheetPart>
  );
}
