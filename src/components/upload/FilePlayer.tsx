import { useCallback, useState } from 'react';

/** Plays the chosen video before it is uploaded. */
export function FilePlayer({ file }: { file: File }) {
  const [failed, setFailed] = useState<File | null>(null);
  const showFile = useCallback(
    (player: HTMLVideoElement) => {
      const url = URL.createObjectURL(file);
      player.src = url;
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
      onError={() => setFailed(file)}
    />
  );
}
