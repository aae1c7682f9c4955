import { type Accept } from 'react-dropzone';
import { type ReactNode } from 'react';
import { CameraVideo, Image, Upload } from 'react-bootstrap-icons';
import { FieldError } from '../form/fieldParts';
import { type FieldControl } from '../form/useFormField';
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
  /** The picture or video stored so far, shown until another is chosen. */
  currentUrl?: string | null;
  isCurrentVideo?: boolean;
  /** Below the box of a field that takes films: plays the chosen one, or the stored one. */
  player?: (file: File | null) => ReactNode;
}

/** Takes one file, dropped, pasted or chosen; another one replaces it. */
export function UploadBox(props: UploadBoxProps) {
  const { name, control, file, onChange, accept, shape, currentUrl, isCurrentVideo = false, player } = props;
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
      {player?.(file)}
      <div role="status">
        <FieldError id={rejectionId} text={rejection} />
      </div>
    </div>
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
