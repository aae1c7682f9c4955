import { DetailList } from '@/components/details/DetailList';
import { documentUrl } from '@/services/media/media';
import { type Assessment } from '@/services/userTypes';
import { DownloadLink } from '@/features/users/dialogs/AssessmentDialog';
import { assessmentGroups } from '@/features/users/questions';
import { Marked } from './MentionsBlock';
import { Block } from './Block';

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
