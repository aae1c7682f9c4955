import { type Accept } from 'react-dropzone';
import { useCallback, useState } from 'react';
import { CameraVideo, Image, Upload } from 'react-bootstrap-icons';
import { isFilm } from '@/media/films';
import { FieldError } from '../form/fieldParts';
import { type FieldControl } from '../form/useFormField';
import { Film } from '../media/Film';
import { FirstFrame } from '../media/FirstFrame';
import { MediaThumb } from '../media/MediaThumb';
import { useReplaced } from '../media/replaced';
import { FilePreview, RemoveFile } from './FilePreview';
import { ChosenFile, type Shape } from './uploadTools';
import { thingFor, useUploadInput } from './useUploadInput';

export interface UploadBoxProps {
  name: string;
  control: FieldControl;
  file: File | null;
  onChange: (file: File | null) => void;
  accept: Accept;
  /** How the panel shows the picture, which is then prepared for it. Without one the file is sent as it was chosen. */
  shape?: Shape;
  /** Called with the length of a chosen film, in seconds. */
  onFilmLength?: (seconds: number) => void;
  /** The picture or video stored so far, shown until another is chosen. */
  currentUrl?: string | null;
  isCurrentVideo?: boolean;
}

/** Takes one file, dropped, pasted or chosen; another one replaces it. */
export function UploadBox(props: UploadBoxProps) {
  const { name, control, file, onChange, accept, shape, onFilmLength, currentUrl, isCurrentVideo = false } = props;
  useReplaced(currentUrl, file !== null);
  const { box, input, focusInput, rejection, rejectionId } = useUploadInput({
    name,
    control,
    accept,
    isMultiple: false,
    onFiles: ([chosen]) => onChange(chosen!),
  });

  const remove = () => {
    onChange(null);
    focusInput();
  };
  return (
    <div>
      <ChosenFile file={file} shape={shape}>
        {({ file: shown, told, button, below }) => (
          <>
            <div {...box(file || currentUrl ? 'preview' : 'upload')}>
              <UploadContent
                file={shown}
                told={told}
                thing={thingFor(accept)}
                currentUrl={currentUrl}
                isCurrentVideo={isCurrentVideo}
              />
              <input {...input} />
              {button}
              {file && <RemoveFile name={file.name} onRemove={remove} />}
            </div>
            {below}
          </>
        )}
      </ChosenFile>
      {file && isFilm(file.name) && <FilePlayer file={file} onLength={onFilmLength} />}
      {!file && isCurrentVideo && currentUrl && (
        <Film url={currentUrl} name="current video">
          <FirstFrame url={currentUrl} />
        </Film>
      )}
      <div role="status">
        <FieldError id={rejectionId} text={rejection} />
      </div>
    </div>
  );
}

/** Plays the chosen video before it is uploaded. */
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

interface UploadContentProps {
  file: File | null;
  /** Shown in place of the file's size. */
  told?: string;
  currentUrl?: string | null;
  isCurrentVideo: boolean;
  /** What the box accepts, such as `an image`. */
  thing: string;
}

/** The content of the box: the chosen file, else the stored one, else the request to choose one. */
function UploadContent({ file, told, currentUrl, isCurrentVideo, thing }: UploadContentProps) {
  if (file) return <FilePreview file={file} told={told} />;
  if (currentUrl)
    return (
      <>
        {isCurrentVideo ? (
          <span className="media" aria-hidden="true">
            <CameraVideo />
          </span>
        ) : (
          <MediaThumb url={currentUrl} alt="Current picture" />
        )}
        <span>
          Drop {thing} here or <b>choose another</b>
        </span>
      </>
    );
  return (
    <>
      {thing.startsWith('an image') ? <Image aria-hidden /> : <Upload aria-hidden />}
      <span>
        Drop {thing} here or <b>choose a file</b>
      </span>
    </>
  );
}
