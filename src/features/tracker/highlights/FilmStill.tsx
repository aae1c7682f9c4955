import { useState } from 'react';
import { CameraVideo, PlayFill } from 'react-bootstrap-icons';

/** A film's first frame, the only one that loads, with a mark; a neutral background if it cannot be shown. */
export function FilmStill({ url }: { url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = url !== null && url !== failed;
  return (
    <span className="media" aria-hidden="true">
      {isShown && <video src={url} preload="metadata" muted playsInline tabIndex={-1} onError={() => setFailed(url)} />}
      {isShown ? <PlayFill className="film-mark" /> : <CameraVideo />}
    </span>
  );
}
