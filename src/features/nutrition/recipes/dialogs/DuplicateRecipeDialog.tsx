import { useEffect, useState } from 'react';
import { mediaUrl } from '@/services/media';
import { type RecipeDialogProps } from '../RecipesDialogs';
import { pictureFile } from '../../shared/pictureFile';
import { RecipeDialog } from './RecipeDialog';
import { toValues } from './recipeForm';

/** Add New Recipe, filled in from a recipe. It opens once the picture is there, or cannot be had. */
export function DuplicateRecipeDialog({ recipe, tree, onClose }: RecipeDialogProps) {
  const [image, setImage] = useState<File | null>();
  const url = mediaUrl(recipe.image);
  useEffect(() => {
    let isOpen = true;
    void pictureFile(url).then((file) => {
      if (isOpen) setImage(file);
    });
    return () => {
      isOpen = false;
    };
  }, [url]);

  if (image === undefined) return null;
  const initialValues = { ...toValues(recipe, tree), title: `Copy of ${recipe.title}`, image };
  return <RecipeDialog tree={tree} initialValues={initialValues} onClose={onClose} />;
}
