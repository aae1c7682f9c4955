import { weakMapMemoize } from '@reduxjs/toolkit';
import { type Category, type SubCategory } from '@/services/categories';
import { type DietPlan } from '@/services/dietPlans';
import { type User } from '@/services/userTypes';
import { shelved } from '@/features/nutrition/categories/tree';
import { mealTypeOf } from '@/features/nutrition/dietPlans/dietPlansRows';
import { KCAL_OPTIONS } from '@/features/nutrition/dietPlans/kcal';

/** How far a member's BMR may be from the nearest kcal option for her to count there, in kcal. */
export const MOST_DISTANCE = 100;

/** A sub category, and how many of its plans have each kcal option. */
export interface MatrixRow {
  subCategory: SubCategory;
  /** By the position of the option in `KCAL_OPTIONS`. */
  counts: readonly number[];
  /** All its plans, those without an option too. */
  total: number;
  /** The meal types under which the list shows them. */
  mealTypes: readonly string[];
}

/** The rows of a category. */
interface MatrixGroup {
  category: Category;
  /** How many rows stand before them. */
  start: number;
  rows: readonly MatrixRow[];
}

export interface MenuMatrix {
  /** The categories that have sub categories. */
  groups: readonly MatrixGroup[];
  /** How many rows there are. */
  size: number;
  /** How many plans have a sub category that is not in the tree, so that no row counts them. */
  unplaced: number;
}

function toRow(subCategory: SubCategory, plans: readonly DietPlan[]): MatrixRow {
  const counts = KCAL_OPTIONS.map(() => 0);
  for (const { kcal } of plans)
    for (const option of new Set(kcal)) {
      const position = KCAL_OPTIONS.indexOf(option);
      if (position !== -1) counts[position]!++;
    }
  return { subCategory, counts, total: plans.length, mealTypes: [...new Set(plans.map(mealTypeOf))] };
}

/** The diet plans counted by sub category and kcal option. Computed once for the same lists. */
export const matrixOf = weakMapMemoize((plans: readonly DietPlan[], tree: readonly Category[]): MenuMatrix => {
  const { bySubCategory, unplaced } = shelved(plans, tree);
  const groups: MatrixGroup[] = [];
  let start = 0;
  for (const category of tree) {
    const rows = category.subCategories.map((each) => toRow(each, bySubCategory.get(each.id)!));
    if (rows.length > 0) groups.push({ category, start, rows });
    start += rows.length;
  }
  return { groups, size: start, unplaced: unplaced.length };
});

/** The position of the kcal option that is nearest to a BMR, the lower one of two; -1 if none is near. */
function nearestOption(bmr: number) {
  const [first, second] = KCAL_OPTIONS as [number, number];
  const step = second - first;
  const position = Math.ceil((bmr - first) / step - 0.5);
  const nearest = Math.min(Math.max(position, 0), KCAL_OPTIONS.length - 1);
  return Math.abs(KCAL_OPTIONS[nearest]! - bmr) <= MOST_DISTANCE ? nearest : -1;
}

/** How many members have a BMR near each kcal option; each counts once, or not at all. */
export const membersNear = weakMapMemoize((users: readonly Pick<User, 'bmr'>[]): readonly number[] => {
  const counts = KCAL_OPTIONS.map(() => 0);
  for (const { bmr } of users) {
    const position = nearestOption(bmr);
    if (position !== -1) counts[position]!++;
  }
  return counts;
});

/** How many cells have no plan although members are near their option. */
export const gapsIn = ({ groups }: MenuMatrix, near: readonly number[]) =>
  groups
    .flatMap(({ rows }) => rows)
    .reduce((sum, { counts }) => sum + counts.filter((count, at) => count === 0 && near[at]! > 0).length, 0);
