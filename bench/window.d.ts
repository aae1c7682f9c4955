/** What the instrument and the browser's binding add to the measured page. */
interface Window {
  bench: {
    shift: () => number;
    longTasks: () => PerformanceEntry[];
    expect: (look: { look: string; since?: string; [detail: string]: unknown }) => void;
  };
  benchOutcome: (json: string) => void;
}
