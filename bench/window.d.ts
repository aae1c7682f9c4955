/** What the instrument and the browser's binding add to the measured page. */
interface Window {
  /** What `bench/checks.mjs` notes of the content checks, in milliseconds. */
  checkNotes: { longest: number; start?: number; end?: number; isFound?: boolean };
  bench: {
    shift: () => number;
    longTasks: () => PerformanceEntry[];
    expect: (look: { look: string; since?: string; [detail: string]: unknown }) => void;
  };
  benchOutcome: (json: string) => void;
}
