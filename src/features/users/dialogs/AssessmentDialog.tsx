import { Download } from 'react-bootstrap-icons';
import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { documentUrl } from '@/services/media/media';
import { assessmentGroups, progressGroups } from '../questions';
import { type UserDialogProps, UserLine } from '../UserLine';

export const DownloadLink = ({ document, className = '' }: { document: string; className?: string }) => (
  <a
    className={`btn btn-outline-secondary ${className}`}
    href={document}
    download
    target="_blank"
    rel="noopener noreferrer"
  >
    <Download aria-hidden />
    Download document
  </a>
);

/** Read-only, with a downloadable document. */
export function AssessmentDialog({ user, onClose }: UserDialogProps) {
  const { assessment, progress } = user;
  const groups = [...(assessment ? assessmentGroups(assessment) : []), ...progressGroups(progress)];
  const document = assessment && documentUrl(assessment.file);
  return (
    <Dialog title="User Assessment" onClose={onClose}>
      <UserLine user={user} />
      {groups.length === 0 && <p className="meta">No assessment data available.</p>}
      {document && <DownloadLink document={document} />}
      {groups.map(({ title, details }, index) => (
        // Two entries may be of the same day.
        <section key={index} className="detail-group">
          <h3>{title}</h3>
          <DetailList details={details} />
        </section>
      ))}
    </Dialog>
  );
}
