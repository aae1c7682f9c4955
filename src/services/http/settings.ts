/** The settings of a deployment, in the JSON block `#settings` of index.html (docs/operating.md). */
export interface Settings {
  /** Root of the backend API, absolute (`https://api.example.org`) or a path (`/api`); no slash at the end. */
  apiRoot: string;
  /** Where stored media are served from, absolute or a path; no slash at the end. */
  mediaHost: string;
  productName: string;
  /** The administrator whose comment makes a community post count as answered. */
  adminUserId: number | string;
  /** Where reports of failures are sent, absolute or a path; none are written without it. */
  reportTo?: string;
  /** Mock builds only: accounts to sign in with, shown on the sign-in page. */
  sampleAccounts?: readonly SampleAccount[];
}

export interface SampleAccount {
  name: string;
  email: string;
  password: string;
  about: string;
}

let current: Settings | undefined;

/** Called once at start, before any setting is read. */
export function applySettings(settings: Settings) {
  current = settings;
}

export function settings(): Settings {
  if (!current) throw new Error('The settings were read before they were applied.');
  return current;
}
