import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useDeleteCategoryMutation, type Category } from '@/services/categories';
import { alertFailure } from '../shared/alertFailure';
import { DishesOf } from './DishesOf';
import { closeAndAlert, isRefusal } from './outcome';

interface Props {
  category: Category;
  onClose: () => void;
}

export function DeleteCategoryDialog({ category, onClose }: Props) {
  const [deleteCategory] = useDeleteCategoryMutation();
  const confirm = async () => {
    const { error } = await deleteCategory(category.id);
    if (!error) closeAndAlert(onClose, 'Category deleted successfully!');
    else if (isRefusal(error)) alertFailure(error, 'Failed to delete category.');
    else alertFailure(error, 'An error occurred while deleting the category.');
  };
  return (
    <ConfirmDialog
      title="Delete Category"
      text="Are you sure you want to delete this category?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{category.title}</p>
      <DishesOf subCategories={category.subCategories} isWhole />
    </ConfirmDialog>
  );
}
