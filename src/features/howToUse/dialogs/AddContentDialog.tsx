import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { type HelpCategory } from '@/services/howToUse';
import { selectHowToUseScreen } from '../howToUseScreen';
import { ContentDialog } from './ContentDialog';
import { newContent } from './contentForm';

interface Props {
  categories: readonly HelpCategory[];
  onClose: () => void;
}

export function AddContentDialog({ categories, onClose }: Props) {
  const { category } = useSelector(selectHowToUseScreen);
  return (
    <ContentDialog categories={categories} initialValues={newContent(chosen(categories, category))} onClose={onClose} />
  );
}
