interface Titled {
  id: number | string;
  title: string;
}

/** Where a dish is in the tree, such as `Lunch › Soups`; what has no title is named by its id, as its tab is. */
export const pathOf = (...steps: readonly Titled[]) => steps.map(({ id, title }) => title || String(id)).join(' › ');
