import { Download } from 'react-bootstrap-icons';
import { DetailList } from '@/components/details/DetailList';
import { documentUrl } from '@/services/media/media';
import { type Assessment } from '@/services/userTypes';
import { assessmentGroups } from '../answers/questions';
import { Marked } from './Marked';
import { Part } from './Part';

/** The assessment in its three groups, with the document that belongs to it. */
export function AssessmentPart({ assessment }: { assessment: Assessment | null }) {
  const document = assessment && documentUrl(assessment.file);
  const download = document && (
    <a className="btn btn-outline-secondary btn-sm" href={document} download target="_blank" rel="noopener noreferrer">
      <Download aria-hidden />
      Download document
    </a>
  );
  return (
    <Part title="Assessment" className="member-lower" aside={download}>
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
    </Part>
  );
}
