import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useDeleteRecipeMutation, type Recipe } from '@/services/recipes';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { titleOf } from '@/components/format/title';

export function DeleteRecipeDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const [deleteRecipe] = useDeleteRecipeMutation();
  const confirm = async () => {
    const { error } = await deleteRecipe(recipe.id);
    if (error) alertFailure(error, 'Failed to delete recipe.');
    else closeAndAlert(onClose, 'Recipe deleted successfully!');
  };
  return (
    <ConfirmDialog
      title="Delete Recipe"
      text="Are you sure you want to delete this recipe?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(recipe.title)}</p>
    </ConfirmDialog>
  );
}
