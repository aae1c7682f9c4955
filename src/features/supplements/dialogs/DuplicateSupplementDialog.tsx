import { useStoredFile } from '@/services/media/useStoredFile';
import { type SupplementDialogProps } from '../SupplementsDialogs';
import { SupplementDialog } from './SupplementDialog';
import { toCopy } from './supplementForm';

/** Add Supplement, filled in from a supplement. It opens once the picture is there, or cannot be had. */
export function DuplicateSupplementDialog({ supplement, folder, folders, onClose }: SupplementDialogProps) {
  const image = useStoredFile(supplement.image, 'image');
  if (image === undefined) return null;
  return <SupplementDialog folders={folders} initialValues={toCopy(supplement, folder, image)} onClose={onClose} />;
}
