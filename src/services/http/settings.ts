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

class SettingsError extends Error {}

const isAddress = (value: string) => /^(https?:\/\/[^\s/]+|\/(?!\/))[^\s]*$/.test(value);

/** Reads and checks the settings block; throws a `SettingsError` that names what is missing or broken. */
export function parseSettings(json: string | null | undefined): Settings {
  if (!json) throw new SettingsError('The settings block is missing from index.html.');
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw new SettingsError('The settings block in index.html is not valid JSON.');
  }
  if (typeof raw !== 'object' || raw === null) throw new SettingsError('The settings block must be a JSON object.');
  const values = raw as Record<string, unknown>;
  const address = (name: string) => {
    const value = values[name];
    if (typeof value !== 'string' || !isAddress(value))
      throw new SettingsError(`Setting "${name}" must be an http(s) address or a path that starts with a slash.`);
    return value.replace(/\/+$/, '');
  };
  const { productName, adminUserId } = values;
  if (typeof productName !== 'string' || !productName.trim())
    throw new SettingsError('Setting "productName" must be a text.');
  if (typeof adminUserId !== 'number' && (typeof adminUserId !== 'string' || !adminUserId))
    throw new SettingsError('Setting "adminUserId" must be a number or a text.');
  return {
    apiRoot: address('apiRoot'),
    mediaHost: address('mediaHost'),
    productName: productName.trim(),
    adminUserId,
    reportTo: values.reportTo ? address('reportTo') : undefined,
  };
}

let current: Settings | undefined;

/** Called once at start, before any setting is read. */
export function applySettings(settings: Settings) {
  current = settings;
}

export function settings(): Settings {
  if (!current) throw new SettingsError('The settings were read before they were applied.');
  return current;
}
