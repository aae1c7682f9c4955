import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { safeLink } from '@/services/media/links';
import { mediaUrl } from '@/services/media/media';
import { type Supplement, type SupplementFolder } from '@/services/supplements';
import { ViewLink } from '../ViewLink';

interface Props {
  supplement: Supplement;
  /** The folder that lists it. */
  folder: SupplementFolder;
  onClose: () => void;
}

/** A link that is not safe is shown as text. */
export function SupplementDetails({ supplement, folder, onClose }: Props) {
  const { image, dosage, externalLink, description } = supplement;
  const title = titleOf(supplement.title);
  return (
    <Dialog title={title} onClose={onClose}>
      <MediaThumb url={mediaUrl(image)} alt={title} className="dish-picture" />
      <DetailList
        details={[
          { label: 'Folder', value: titleOf(folder.title) },
          { label: 'Dosage', value: dosage },
          { label: 'Link', value: safeLink(externalLink) ? <ViewLink link={externalLink} /> : externalLink },
        ]}
      />
      {description.trim() && (
        <section className="dish-part">
          <h3>Description</h3>
          <p className="keep-lines">{description}</p>
        </section>
      )}
    </Dialog>
  );
}
