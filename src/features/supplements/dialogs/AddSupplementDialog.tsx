import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { type SupplementFolder } from '@/services/supplements';
import { selectSupplementsScreen } from '../supplementsScreen';
import { SupplementDialog } from './SupplementDialog';
import { newSupplement } from './supplementForm';

interface Props {
  folders: readonly SupplementFolder[];
  onClose: () => void;
}

export function AddSupplementDialog({ folders, onClose }: Props) {
  const { folder } = useSelector(selectSupplementsScreen);
  return (
    <SupplementDialog folders={folders} initialValues={newSupplement(chosen(folders, folder))} onClose={onClose} />
  );
}
