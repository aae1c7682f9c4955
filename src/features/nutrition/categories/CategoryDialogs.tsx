import { useEffect, useEffectEvent } from 'react';
import { type Category } from '@/services/categories';
import { AddCategoryDialog } from './AddCategoryDialog';
import { AddDietCategoryDialog } from './AddDietCategoryDialog';
import { type CategoryDialog } from './categoryKinds';
import { DeleteCategoryDialog } from './DeleteCategoryDialog';
import { DeleteSubCategoryDialog } from './DeleteSubCategoryDialog';
import { EditCategoryDialog } from './EditCategoryDialog';
import { EditSubCategoryDialog } from './EditSubCategoryDialog';

interface Props {
  dialog: CategoryDialog;
  tree: readonly Category[];
  onClose: () => void;
}

const ABOUT_A_CATEGORY = { editCategory: EditCategoryDialog, deleteCategory: DeleteCategoryDialog };
const ABOUT_A_SUB_CATEGORY = { editSubCategory: EditSubCategoryDialog, deleteSubCategory: DeleteSubCategoryDialog };

/** The open dialog about the tree; one about a category that is gone closes again. */
export function CategoryDialogs({ dialog, tree, onClose }: Props) {
  switch (dialog.kind) {
    case 'addCategory':
      return <AddCategoryDialog tree={tree} onClose={onClose} />;
    case 'addDietCategory':
      return <AddDietCategoryDialog tree={tree} onClose={onClose} />;
    case 'editCategory':
    case 'deleteCategory': {
      const category = tree.find(({ id }) => id === dialog.id);
      const Dialog = ABOUT_A_CATEGORY[dialog.kind];
      return category ? <Dialog category={category} onClose={onClose} /> : <Gone onClose={onClose} />;
    }
    default: {
      const subCategory = tree.flatMap(({ subCategories }) => subCategories).find(({ id }) => id === dialog.id);
      const Dialog = ABOUT_A_SUB_CATEGORY[dialog.kind];
      return subCategory ? <Dialog subCategory={subCategory} onClose={onClose} /> : <Gone onClose={onClose} />;
    }
  }
}

function Gone({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => void close(), []);
  return null;
}
