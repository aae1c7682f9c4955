import { useState } from 'react';
import { Image } from 'react-bootstrap-icons';

interface Props {
  /** A safe address, or null if there is none. */
  url: string | null;
  alt: string;
  isVideo?: boolean;
  className?: string;
}

/** A picture or video in a box of fixed shape; a neutral background if it is missing or cannot be shown. */
export function MediaThumb({ url, alt, isVideo = false, className = '' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = url !== null && url !== failed;
  const fail = () => setFailed(url);
  return (
    <span className={`media ${className}`}>
      {!isShown && <Image role="img" aria-label={alt || undefined} aria-hidden={alt ? undefined : true} />}
      {isShown && !isVideo && <img src={url} alt={alt} loading="lazy" decoding="async" onError={fail} />}
      {isShown && isVideo && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- these films come without captions
        <video src={url} aria-label={alt} controls preload="metadata" onError={fail} />
      )}
    </span>
  );
}
