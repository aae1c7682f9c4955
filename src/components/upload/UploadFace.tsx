import { Image, Upload } from 'react-bootstrap-icons';
import { MediaThumb } from '../media/MediaThumb';
import { FilePreview } from './FilePreview';

interface Props {
  file: File | null;
  currentUrl?: string | null;
  isForImages: boolean;
}

/** What the box shows: the chosen file, else what is stored, else the invitation. */
export function UploadFace({ file, currentUrl, isForImages }: Props) {
  const thing = isForImages ? 'an image' : 'a file';
  if (file) return <FilePreview file={file} />;
  if (currentUrl)
    return (
      <>
        <MediaThumb url={currentUrl} alt="Current picture" />
        <span>
          Drop {thing} here or <b>choose another</b>
        </span>
      </>
    );
  return (
    <>
      {isForImages ? <Image aria-hidden /> : <Upload aria-hidden />}
      <span>
        Drop {thing} here or <b>choose a file</b>
      </span>
    </>
  );
}
