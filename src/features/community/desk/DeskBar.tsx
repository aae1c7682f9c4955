import { ChevronLeft, ChevronRight } from 'react-bootstrap-icons';

interface Props {
  /** The post's place in the queue. */
  text: string;
  hasNext: boolean;
  onQueue: () => void;
  onNext: () => void;
}

/** Where the post is shown in place of the queue: back to it, and on to the next post. */
export const DeskBar = ({ text, hasNext, onQueue, onNext }: Props) => (
  <nav className="desk-bar" aria-label="Post of the queue">
    <button type="button" className="btn btn-quiet" onClick={onQueue}>
      <ChevronLeft aria-hidden />
      Queue
    </button>
    <span className="meta figures">{text}</span>
    <button type="button" className="btn btn-quiet" aria-disabled={!hasNext} onClick={onNext}>
      Next
      <ChevronRight aria-hidden />
    </button>
  </nav>
);
