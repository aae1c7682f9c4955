import { useId } from 'react';
import { FieldError } from '@/components/form/fieldParts';
import { type Encoding, type ReadEncoding } from './found';

const NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1256': 'Arabic and Urdu (Windows-1256)',
  'windows-1252': 'Western (Windows-1252)',
  macintosh: 'Western (Mac)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
};

interface Props {
  of: ReadEncoding;
  /** Why the last choice could not be read, unless that is said elsewhere. */
  problem: string;
  onChoose: (encoding: Encoding) => void;
}

/** The encoding in which a file was read, where it was a guess; each choice shows how the text then begins. */
export function EncodingChoice({ of: { from, encoding, samples }, problem, onChoose }: Props) {
  const id = useId();
  return (
    <div className="read-encoding">
      <label className="clip" htmlFor={id}>
        Letters of {from}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={encoding}
        onChange={({ target }) => onChoose(target.value as Encoding)}
      >
        {samples.map((sample) => (
          <option key={sample.encoding} value={sample.encoding}>
            {NAMES[sample.encoding]}: {sample.text}
          </option>
        ))}
      </select>
      <div role="status">
        <FieldError id={`${id}problem`} text={problem} />
      </div>
    </div>
  );
}
