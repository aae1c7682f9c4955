import { useCallback, useState } from 'react';
import { isFilm } from '@/media/films';
import { Film } from '../media/Film';
import { FirstFrame } from '../media/FirstFrame';

interface Props {
  /** The chosen file. */
  file: File | null;
  /** The stored film, until a file is chosen. */
  storedUrl?: string | null;
  /** Called with the length of a chosen film, in seconds. */
  onLength?: (seconds: number) => void;
}

/** Plays the film of a field: the chosen one, before it is uploaded, or the stored one. */
export function FilmPlayer({ file, storedUrl, onLength }: Props) {
  if (file) return isFilm(file.name) && <FilePlayer file={file} onLength={onLength} />;
  return (
    storedUrl && (
      <Film url={storedUrl} name="current video">
        <FirstFrame url={storedUrl} />
      </Film>
    )
  );
}

function FilePlayer({ file, onLength }: { file: File; onLength?: (seconds: number) => void }) {
  const [failed, setFailed] = useState<File | null>(null);
  const showFile = useCallback(
    (player: HTMLVideoElement) => {
      const url = URL.createObjectURL(file);
      player.src = `${url}#t=0.001`; // for Safari, which shows no frame of a film at its very beginning
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (failed === file) return <p className="form-text">This video cannot be shown here; it can still be saved.</p>;
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- a file just chosen has no captions
    <video
      ref={showFile}
      className="upload-film"
      aria-label={`Preview of ${file.name}`}
      controls
      preload="metadata"
      // Endless where the file does not tell its length.
      onLoadedMetadata={({ currentTarget: { duration } }) => Number.isFinite(duration) && onLength?.(duration)}
      onError={() => setFailed(file)}
    />
  );
}
