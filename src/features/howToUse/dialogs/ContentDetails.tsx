import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { safeLink } from '@/services/media/links';
import { ContentMedia } from '../ContentMedia';
import { type ContentDialogProps } from '../HowToUseDialogs';
import { isAddress } from '../howToUseView';

/** All of a content. Media elsewhere can also be opened there, for not every address is one of a film. */
export function ContentDetails({ content: { title, description, media }, onClose }: ContentDialogProps) {
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
