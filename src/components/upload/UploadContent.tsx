import { CameraVideo, Image, Upload } from 'react-bootstrap-icons';
import { MediaThumb } from '../media/MediaThumb';
import { FilePreview } from './FilePreview';

interface Props {
  file: File | null;
  /** Shown in place of the file's size. */
  told?: string;
  currentUrl?: string | null;
  isCurrentVideo: boolean;
  /** What the box accepts, such as `an image`. */
  thing: string;
}

/** The content of the box: the chosen file, else the stored one, else the request to choose one. */
export function UploadContent({ file, told, currentUrl, isCurrentVideo, thing }: Props) {
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
