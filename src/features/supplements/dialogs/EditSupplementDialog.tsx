import { type SupplementDialogProps } from '../SupplementsDialogs';
import { SupplementDialog } from './SupplementDialog';
import { toValues } from './supplementForm';

export function EditSupplementDialog({ supplement, folder, folders, onClose }: SupplementDialogProps) {
  return (
    <SupplementDialog
      folders={folders}
      supplement={supplement}
      initialValues={toValues(supplement, folder)}
      onClose={onClose}
    />
  );
}
