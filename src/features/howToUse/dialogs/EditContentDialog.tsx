import { type ContentDialogProps } from '../HowToUseDialogs';
import { ContentDialog } from './ContentDialog';
import { toValues } from './contentForm';

export function EditContentDialog({ content, category, categories, onClose }: ContentDialogProps) {
  return (
    <ContentDialog
      categories={categories}
      content={content}
      initialValues={toValues(content, category)}
      onClose={onClose}
    />
  );
}
