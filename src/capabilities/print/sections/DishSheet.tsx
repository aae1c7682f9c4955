import { SheetPart } from '../SheetParts';
import { linesOf, stepsOf } from '@/features/nutrition/shared/lines';

interface Props {
  ingredients: string;
  steps: string;
  note: string;
}

/** What the sheets of a recipe and of a diet plan have in common: ingredients to tick off, numbered steps, the note. */
export function DishSheet({ ingredients, steps, note }: Props) {
  const things = linesOf(ingredients);
  const toDo = stepsOf(steps);
  return (
    <>
      <div className="sheet-columns">
        {things.length > 0 && (
          <SheetPart title="Ingredients">
            <ul className="sheet-ticks" dir="auto">
              {things.map((thing, index) => (
                <li key={index}>{thing}</li>
              ))}
            </ul>
          </SheetPart>
        )}
        {toDo.length > 0 && (
          <SheetPart title="Cooking steps">
            <ol className="sheet-steps" dir="auto">
              {toDo.map((step, index) => (
                <li key={index}>{step}</li>
              ))}
            </ol>
          </SheetPart>
        )}
      </div>
      {note.trim() && (
        <div className="sheet-box">
          <SheetPart title="Note">
            <p>{note.trim()}</p>
          </SheetPart>
        </div>
      )}
    </>
  );
}
