/** A dish of the practice's menu, as recipe or as diet plan. */
export interface MenuDish {
  title: string;
  /** Stored name of its drawn picture. */
  image: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  /** The daily kcal that a diet plan fits, separated by commas; `''` for a recipe. */
  kcal: string;
  ingredients: string;
  steps: string;
  note: string | null;
}

/** A sub category with what hangs on it. */
export interface MenuSection {
  title: string;
  recipes: readonly MenuDish[];
  plans: readonly MenuDish[];
}

/** The name of the picture of the dish with this title, as `scripts/draw-dishes.mjs` has it too. */
export const pictureOf = (title: string) =>
  `dishes/${title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}.svg`;

function readDish(block: string): MenuDish {
  const [title = '', figures = '', ...lines] = block.split('\n').map((line) => line.trim());
  const [calories = 0, protein = 0, carbs = 0, fat = 0] = figures.split(' ').map(Number);
  const marked = (mark: string) =>
    lines
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(mark.length))
      .join('\n');
  return {
    title,
    image: pictureOf(title),
    calories,
    protein,
    carbs,
    fat,
    kcal: marked('for '),
    ingredients: marked('- '),
    steps: marked('* '),
    note: marked('> ') || null,
  };
}

/**
 * Reads dishes with an empty line between each two: a line with the title; one with kcal and grams of protein, carbs
 * and fat; for a plan `for` and the daily kcal it fits; ingredients with `-`, steps with `*`, the note with `>`.
 */
export const readDishes = (text: string): MenuDish[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(readDish);
