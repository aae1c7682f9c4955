/** 1300 to 2000 in steps of 100. */
export const KCAL_OPTIONS: readonly number[] = Array.from({ length: 8 }, (_, step) => 1300 + 100 * step);

export const kcalLabel = (kcal: number) => `${kcal} kcal`;

/** Adds the value, or removes it if it is there; the result is ascending. */
export const toggled = (values: readonly number[], value: number): number[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort((a, b) => a - b);
