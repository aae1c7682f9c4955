import { useState } from 'react';
import { Image } from 'react-bootstrap-icons';
import { useFreshUrl } from './replaced';

interface Props {
  /** A safe address, or null if there is none. */
  url: string | null;
  alt: string;
  className?: string;
}

/** A picture in a box of fixed shape; a neutral background if it is missing or cannot be shown. */
export function MediaThumb({ url: stored, alt, className = '' }: Props) {
  const url = useFreshUrl(stored);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={`media ${className}`}>
      {url === null || url === failed ? (
        <Image role="img" aria-label={alt || undefined} aria-hidden={alt ? undefined : true} />
      ) : (
        <img src={url} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(url)} />
      )}
    </span>
  );
}
