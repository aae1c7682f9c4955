import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { type HelpContent } from '@/services/howToUse';
import { safeLink } from '@/services/media/links';
import { ContentMedia } from '../ContentMedia';
import { isAddress } from '../mediaAddress';

interface Props {
  content: HelpContent;
  onClose: () => void;
}

/** Media on the web also has a link, as not every address is that of a film or a picture. */
export function ContentDetails({ content: { title, description, media }, onClose }: Props) {
  const name = titleOf(title);
  const address = isAddress(media) ? safeLink(media) : null;
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="help-media">
        <ContentMedia media={media} name={name} />
      </div>
      {address && (
        <p className="clip">
          <a className="link" href={address} target="_blank" rel="noopener noreferrer">
            {address}
          </a>
        </p>
      )}
      {description.trim() && <p className="keep-lines">{description}</p>}
    </Dialog>
  );
}
