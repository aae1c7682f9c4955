import { useState, type ReactNode } from 'react';
import { CameraVideoOff, PlayFill } from 'react-bootstrap-icons';
import { useFreshUrl } from './replaced';

interface Props {
  /** A safe address, or null if there is none. */
  url: string | null;
  /** What the video shows, for the names of the button and the player. */
  name: string;
  /** Shown behind the play mark, such as the first frame. */
  children?: ReactNode;
}

/** A video in a box of fixed shape. It loads only when it is played; without one the box has a neutral background. */
export function Film({ url: stored, name, children }: Props) {
  const url = useFreshUrl(stored);
  const [played, setPlayed] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  if (!url || url === failed)
    return (
      <span className="media">
        <CameraVideoOff role="img" aria-label={url ? `${name}: the video cannot be played` : `${name}: no video`} />
      </span>
    );
  if (url !== played)
    return (
      <button type="button" className="media film-play" aria-label={`Play ${name}`} onClick={() => setPlayed(url)}>
        {children}
        <PlayFill aria-hidden />
      </button>
    );
  return (
    <span className="media">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- these films come without captions */}
      <video
        src={url}
        aria-label={name}
        controls
        autoPlay
        playsInline
        tabIndex={0}
        ref={takeFocus}
        onError={() => setFailed(url)}
      />
    </span>
  );
}

/** The player replaces the button, which had the focus. */
const takeFocus = (player: HTMLVideoElement | null) => player?.focus();
