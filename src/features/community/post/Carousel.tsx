import { ChevronLeft, ChevronRight } from 'react-bootstrap-icons';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MediaThumb } from '@/components/media/MediaThumb';
import { type PostImage } from '@/services/communityDecoders';
import { mediaUrl } from '@/services/media/media';

interface Props {
  images: readonly PostImage[];
  /** The post's title, for the pictures' names. */
  name: string;
}

/** A post's pictures, one at a time; a single one has no controls. */
export function Carousel({ images, name }: Props) {
  const { index, show, keys, swipe } = useCarousel(images.length);
  const picture = (
    <MediaThumb
      url={mediaUrl(images[index]!.media)}
      alt={`Picture ${index + 1} of ${name}`}
      className="media-contain"
    />
  );
  if (images.length === 1) return <div className="carousel">{picture}</div>;
  return (
    <div className="carousel several" role="group" aria-roledescription="carousel" aria-label="Pictures" {...swipe}>
      {picture}
      <button
        type="button"
        className="btn btn-icon"
        aria-label="Previous picture"
        onClick={() => show(index - 1)}
        {...keys}
      >
        <ChevronLeft aria-hidden />
      </button>
      <button
        type="button"
        className="btn btn-icon next"
        aria-label="Next picture"
        onClick={() => show(index + 1)}
        {...keys}
      >
        <ChevronRight aria-hidden />
      </button>
      <span className="count figures" role="status">{`${index + 1} / ${images.length}`}</span>
      <span className="dots">
        {images.map(({ id }, dot) => (
          <button
            key={id}
            type="button"
            aria-label={`Picture ${dot + 1}`}
            aria-current={dot === index || undefined}
            onClick={() => show(dot)}
            {...keys}
          />
        ))}
      </span>
    </div>
  );
}

/** In px: how far a finger has to move sideways. */
const SWIPE = 40;

/**
 * The index of the shown picture among `count`; the first follows the last. `keys` are handlers for the focusable
 * elements, `swipe` for the element around the picture.
 */
function useCarousel(count: number) {
  const [wanted, setWanted] = useState(0);
  const start = useRef<number | null>(null);
  const index = Math.min(wanted, count - 1);
  const show = (next: number) => setWanted((next + count) % count);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      show(index + (event.key === 'ArrowLeft' ? -1 : 1));
    },
  };
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (start.current ?? event.clientX);
      start.current = null;
      if (Math.abs(moved) >= SWIPE) show(index + (moved > 0 ? -1 : 1));
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
  return { index, show, keys, swipe };
}
