/** What Recipes and Diet plans must show, computed independently from the wire rows. */

/** Enough cards to tell one result from another, and never more than are rendered at first. */
const LOOKED_AT = 12;

const subCategories = (tree) => tree.flatMap(({ dishesCategories }) => dishesCategories);
const titlesOf = (rows) => rows.map(({ title }) => title);

/** The titles that each sub category shows, by its id. */
export function recipeShelves(categories) {
  const active = (dishes) => dishes.filter(({ isActive }) => isActive === 'Y');
  return new Map(subCategories(categories).map(({ id, dishes }) => [id, titlesOf(active(dishes))]));
}

export function planShelves(tree, plans) {
  const plansIn = (id) => plans.filter(({ dishesCategory }) => dishesCategory.id === id);
  return new Map(subCategories(tree).map(({ id }) => [id, titlesOf(plansIn(id))]));
}

/** Returns the look of a sub category's cards, with a search or without. */
export const makeShelfLook =
  (shelves) =>
  ({ id, title }, search = '') => {
    const found = shelves.get(id).filter((it) => it.toLowerCase().includes(search));
    if (found.length === 0) throw new Error(`the search ${search} finds nothing`);
    return { look: 'cards', label: title, titles: found.slice(0, LOOKED_AT), total: found.length };
  };
