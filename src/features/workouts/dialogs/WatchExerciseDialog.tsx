import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { Film } from '@/components/media/Film';
import { mediaUrl } from '@/services/media/media';
import { type ExerciseDialogProps } from './exerciseForm';

/** The film and the description of an exercise. */
export function WatchExerciseDialog({ exercise: { name, description, video }, onClose }: ExerciseDialogProps) {
  return (
    <Dialog title={titleOf(name)} onClose={onClose}>
      <div className="watch">
        <Film url={mediaUrl(video)} name={titleOf(name)} />
      </div>
      <p className="keep-lines">{description}</p>
    </Dialog>
  );
}
