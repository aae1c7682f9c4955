import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useDeleteSubCategoryMutation, type SubCategory } from '@/services/categories';
import { alertFailure } from '../shared/alertFailure';
import { DishesOf } from './DishesOf';
import { closeAndAlert, isRefusal } from './outcome';

interface Props {
  subCategory: SubCategory;
  onClose: () => void;
}

export function DeleteSubCategoryDialog({ subCategory, onClose }: Props) {
  const [deleteSubCategory] = useDeleteSubCategoryMutation();
  const confirm = async () => {
    const { error } = await deleteSubCategory(subCategory.id);
    if (!error) closeAndAlert(onClose, 'Subcategory deleted successfully!');
    else if (isRefusal(error)) alertFailure(error, 'Failed to delete subcategory.');
    else alertFailure(error, 'An error occurred while deleting the subcategory.');
  };
  return (
    <ConfirmDialog
      title="Delete Subcategory"
      text="Are you sure you want to delete this subcategory?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{subCategory.title}</p>
      <DishesOf subCategories={[subCategory]} />
    </ConfirmDialog>
  );
}
