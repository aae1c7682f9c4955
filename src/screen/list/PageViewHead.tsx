import { ArrowLeft } from 'react-bootstrap-icons';
import { useListEvents } from './listContext';

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
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label={`Back to ${section}`}
        onClick={() => events.viewSelected(screen.defaults.view)}
      >
        <ArrowLeft aria-hidden />
      </button>
      <h2>{title}</h2>
      <span className="meta figures" role="status">
        {status}
      </span>
    </>
  );
}
