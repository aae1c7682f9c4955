import { slot } from '@/lib/slots';

/** A report of what happened, as somebody reads it who looks for a fault. */
export interface OpenedReport {
  /** Of which build and browser it is, and of whom. */
  about: string;
  stops: readonly { text: string; isAmber: boolean; time: string; beside: readonly string[] }[];
  /** The calls that failed, and how. */
  failures: readonly { path: string; kind: string }[];
  window: { width: number; height: number };
  scenario: string | null;
  address: string;
}

/** Read the file of a report beside the mock server's panel; a sentence if it is none. */
export const reportReaders = slot<(file: File) => Promise<OpenedReport | string>>('reportReaders');
