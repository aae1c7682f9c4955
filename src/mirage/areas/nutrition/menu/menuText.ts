/** A recipe or a diet plan. */
export interface MenuDish {
  title: string;
  /** The stored name of its image. */
  image: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  /** A diet plan's daily kcal, separated by commas; `''` for a recipe. */
  kcal: string;
  ingredients: string;
  steps: string;
  note: string | null;
}

/** A sub category with its recipes and diet plans. */
export interface MenuSection {
  title: string;
  recipes: readonly MenuDish[];
  plans: readonly MenuDish[];
}

/** The image's name follows from the title, as in `seed-art/draw-dishes.mjs`. */
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
 * Parses dishes separated by empty lines: a line with the title, a line with kcal and grams of protein, carbs and fat,
 * then lines that start with `for` (daily kcal of a plan), `-` (ingredient), `*` (step) or `>` (note).
 */
export const readDishes = (text: string): MenuDish[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(readDish);
