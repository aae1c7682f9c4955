import { type Handlers } from '../../calls/api';
import { type RecipeRow } from './rows';
import { deleteFrom, found, ok } from '../../calls/reply';
import { optionalText, textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';
import { savedImage } from '../../calls/savedImages';
import { placeOf } from './place';

const wireRecipe = (row: RecipeRow) => ({ ...wireRow(row), dishesCategoryId: wireId(row.dishesCategoryId) });

const REQUIRED = ['title', 'categoryId', 'subCategoryId', 'ingredients', 'directions'];

const textsOf = (fields: Fields) => ({
  title: textField(fields, 'title'),
  ingredients: textField(fields, 'ingredients'),
  directions: textField(fields, 'directions'),
  note: optionalText(fields, 'note'),
  nutritions: optionalText(fields, 'nutritions'),
});

export const recipeHandlers: Handlers = ({ post, table, media }) => {
  const rows = table('recipes');
  const categories = table('categories');
  const recipe = (id: unknown) => found(rows.find(id), 'Recipe');

  post('dishes/list', {}, () => {
    const dishes = new Map<string, RecipeRow[]>();
    for (const row of rows.all()) {
      const siblings = dishes.get(row.dishesCategoryId);
      if (siblings) siblings.push(row);
      else dishes.set(row.dishesCategoryId, [row]);
    }
    const subCategories = table('subCategories')
      .all()
      .map((sub) => ({
        ...wireRow(sub),
        categoryId: wireId(sub.categoryId),
        dishes: (dishes.get(sub.id) ?? []).map(wireRecipe),
      }));
    const titles = new Map(categories.all().map(({ id, title }) => [wireId(id), title]));
    // Includes deleted categories whose sub categories still exist.
    const ids = new Set([...titles.keys(), ...subCategories.map(({ categoryId }) => categoryId)]);
    const tree = [...ids].map((id) => ({
      id,
      title: titles.get(id) ?? null,
      dishesCategories: subCategories.filter(({ categoryId }) => categoryId === id),
    }));
    return ok(tree);
  });

  post('dishes/create', { kind: 'form', required: REQUIRED }, (fields) => {
    const { dishesCategoryId } = placeOf(table, fields.categoryId, fields.subCategoryId);
    const created = rows.insert({
      dishesCategoryId,
      ...textsOf(fields),
      image: savedImage(fields, media) ?? null,
      isActive: 'Y',
      createdAt: new Date().toISOString(),
    });
    return ok(wireRecipe(created), 'Recipe created successfully.');
  });

  post('dishes/update', { kind: 'form', required: ['id', ...REQUIRED] }, (fields) => {
    const { id, image } = recipe(fields.id);
    const { dishesCategoryId } = placeOf(table, fields.categoryId, fields.subCategoryId);
    rows.update(id, { dishesCategoryId, ...textsOf(fields), image: savedImage(fields, media) ?? image });
    return ok(null, 'Recipe updated successfully.');
  });

  post('dishes/delete', { required: ['id'] }, deleteFrom(rows, 'Recipe'));
};
