import { Download } from 'react-bootstrap-icons';
import { DetailList } from '@/components/details/DetailList';
import { documentUrl } from '@/services/media/media';
import { type Assessment } from '@/services/userTypes';
import { Dialog } from '@/components/dialog/Dialog';
import { assessmentGroups, progressGroups } from '../answers/questions';
import { Marked } from './MentionsBlock';
import { Block } from './Block';
import { type UserDialogProps, UserLine } from '../UserLine';

/** The assessment in its three groups, with the document that belongs to it. */
export function AssessmentBlock({ assessment }: { assessment: Assessment | null }) {
  const document = assessment && documentUrl(assessment.file);
  return (
    <Block
      title="Assessment"
      className="member-lower"
      aside={document && <DownloadLink document={document} className="btn-sm" />}
    >
      {!assessment && <p className="meta">No assessment data available.</p>}
      <div className="assessment-groups">
        {assessment &&
          assessmentGroups(assessment).map(({ title, details }) => (
            <div key={title} className="detail-group">
              <h4>{title}</h4>
              <DetailList
                details={details.map(({ label, value }) => ({ label, value: value && <Marked text={value} /> }))}
              />
            </div>
          ))}
      </div>
    </Block>
  );
}

const DownloadLink = ({ document, className = '' }: { document: string; className?: string }) => (
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
