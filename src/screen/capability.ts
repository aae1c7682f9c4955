import { type Host } from './host';
import { type Parts } from '@/lib/slots';

/** What a person could do without. Its folder in `src/capabilities` has the same name, and holds all of it. */
export interface Capability {
  name: string;
  /** The capabilities whose `api.ts` it imports, and those without which nothing opens it. */
  needs?: readonly string[];
  /** Runs once, as the panel starts. */
  start?: (host: Host) => void;
  parts?: Parts;
}
