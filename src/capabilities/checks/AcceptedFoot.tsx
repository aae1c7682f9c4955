import { useState } from 'react';
import { Check2 } from 'react-bootstrap-icons';
import { figure } from '@/components/format/number';
import { keptWhere } from '@/screen/kept/onDevice';
import { useKeptList } from '@/screen/kept/useKeptList';
import { acceptedFindings, toAccepted } from './accepted';
import { plainText, type Finding } from './finding';
import { useOwner } from '@/services/session/useSession';

/** How many findings the person accepted; they are listed on demand, and each can be checked again. */
export function AcceptedFoot({ path, accepted }: { path: string; accepted: readonly Finding[] }) {
  const [isOpen, setOpen] = useState(false);
  const owner = useOwner();
  const [kept, keep] = useKeptList(acceptedFindings);
  const takeBack = (finding: Finding) => {
    const { key } = toAccepted(path, finding);
    keep(kept.filter((other) => other.key !== key));
  };
  return (
    <>
      <div className="checks-foot">
        <Check2 aria-hidden />
        <span>Accepted {keptWhere(acceptedFindings, owner)}, until the record changes</span>
        <span className="tally figures">{figure(accepted.length)}</span>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Hide what was accepted' : 'Show what was accepted'}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </button>
      </div>
      {isOpen && (
        <ul className="accepted" aria-label="Accepted">
          {accepted.map((finding) => (
            <li key={`${finding.reason} ${finding.about}`}>
              <span>
                <b>{finding.name}</b> {plainText(finding.said)}
              </span>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={`Check again: ${finding.name}`}
                onClick={() => takeBack(finding)}
              >
                Check again
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
