/** The tab's storage as it is, before a replay puts another in its place for the panel. */
const storage = window.sessionStorage;

/** Where a replay is, over the loads of its page. */
export interface Pending {
  /** The report's file. */
  report: string;
  /** The stop to run to, without showing the way; the end where there are not so many. */
  target: number;
  /** The calls that are answered as in the report; `all` without asking. */
  answers: readonly number[] | 'all';
  /** The stops whose difference was taken as it is. */
  accepted: readonly number[];
  /** The stops that differed. */
  differing: readonly number[];
  /** Where the panel was before. */
  returnTo: string;
  /** The name of what had the focus in the bar. */
  focus?: string;
}

export const pending = {
  read(): Pending {
    return JSON.parse(storage.getItem('replay')!) as Pending;
  },
  write: (next: Pending) => storage.setItem('replay', JSON.stringify(next)),
  clear: () => storage.removeItem('replay'),
};
