import { ArrowLeft } from 'react-bootstrap-icons';
import { useListEvents } from './listContext';
import { IconButton } from '@/components/button/IconButton';

interface Props {
  /** The label of the section. */
  section: string;
  title: string;
  /** How far it is, in words. */
  status: string;
}

/** What a page in place of a section's own begins with: the way back, its title, and how far it is. */
export function PageViewHead({ section, title, status }: Props) {
  const { screen, events } = useListEvents();
  return (
    <>
      <IconButton
        icon={ArrowLeft}
        label={`Back to ${section}`}
        onClick={() => events.viewSelected(screen.defaults.view)}
      />
      <h2>{title}</h2>
      <span className="meta figures" role="status">
        {status}
      </span>
    </>
  );
}
