import { CameraVideo, Image, Upload } from 'react-bootstrap-icons';
import { MediaThumb } from '../media/MediaThumb';
import { FilePreview } from './FilePreview';

interface Props {
  file: File | null;
  currentUrl?: string | null;
  isCurrentVideo: boolean;
  /** What the box is for, such as `an image`. */
  thing: string;
}

/** What the box shows: the chosen file, else what is stored, else the invitation. */
export function UploadFace({ file, currentUrl, isCurrentVideo, thing }: Props) {
  if (file) return <FilePreview file={file} />;
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
