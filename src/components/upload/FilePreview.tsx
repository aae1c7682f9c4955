import { useCallback } from 'react';
import { CameraVideo, FileEarmark, XLg } from 'react-bootstrap-icons';
import { formatBytes } from '../format/number';
import { isFilm } from '@/media/films';
import { IconButton } from '../button/IconButton';

interface Props {
  file: File;
  /** Shown in place of its size. */
  told?: string;
}

/** The chosen file: a thumbnail if it is a picture or a film, its name and its size. */
export function FilePreview({ file, told = formatBytes(file.size) }: Props) {
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <>
      {file.type.startsWith('image/') ? (
        <img ref={showFile} alt="" />
      ) : (
        <span className="media" aria-hidden="true">
          {isFilm(file.name) ? <CameraVideo /> : <FileEarmark />}
        </span>
      )}
      <div>
        <b className="clip">{file.name}</b>
        <span className="meta">{told}</span>
      </div>
    </>
  );
}

export const RemoveFile = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <IconButton icon={XLg} label={`Remove ${name}`} className="btn-sm push" onClick={onRemove} />
);
