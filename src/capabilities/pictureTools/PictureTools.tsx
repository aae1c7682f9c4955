import { LazyPart } from '@/components/lazy/LazyPart';
import { type Shape, type UploadToolProps } from '@/components/upload/uploadTools';
import { adjustPicture, usePicture, type Picture } from './usePicture';

/** Prepares a chosen picture, and offers to adjust it. */
export function PictureTools({ file, shape, children }: UploadToolProps) {
  const picture = usePicture(file, shape);
  if (!picture) return children({ file });
  const { sent, told } = picture;
  const button = <AdjustButton picture={picture} />;
  return children({ file: sent, told, button, below: <OpenTools picture={picture} shape={shape} /> });
}

/** Opens and closes the tools of a chosen picture. */
function AdjustButton({ picture }: { picture: Picture }) {
  if (!picture.canAdjust) return null;
  return (
    <button
      type="button"
      id={picture.buttonId}
      className="btn btn-quiet btn-sm push"
      aria-label={`Adjust ${picture.chosen.name}`}
      aria-expanded={picture.isOpen}
      onClick={() => picture.setOpen(!picture.isOpen)}
    >
      Adjust
    </button>
  );
}

/** Below a chosen picture: the tools, once they are opened, and why it is sent as it was chosen. */
function OpenTools({ picture, shape }: { picture: Picture; shape: Shape | undefined }) {
  const { chosen, edit, onEdit, problem, retry } = picture;
  const close = () => {
    picture.setOpen(false);
    document.getElementById(picture.buttonId)?.focus();
  };
  return (
    <>
      {picture.isOpen && (
        <LazyPart
          of={adjustPicture}
          props={{ file: chosen, shape: shape === 'whole' ? undefined : shape, edit, onEdit, onClose: close }}
          failure="The tools for the picture could not be loaded."
        />
      )}
      <div role="status">
        {problem && (
          <p className="form-text">
            {problem}{' '}
            {retry && (
              <button type="button" className="btn btn-quiet btn-sm" onClick={retry}>
                Try again
              </button>
            )}
          </p>
        )}
      </div>
    </>
  );
}
