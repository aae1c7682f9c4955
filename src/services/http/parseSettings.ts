import { type Settings } from './settings';

const isAddress = (value: string) => /^(https?:\/\/[^\s/]+|\/(?!\/))[^\s]*$/.test(value);

/** Reads and checks the settings block; throws an error that names what is missing or broken. */
export function parseSettings(json: string | null | undefined): Settings {
  if (!json) throw new Error('The settings block is missing from index.html.');
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw new Error('The settings block in index.html is not valid JSON.');
  }
  if (typeof raw !== 'object' || raw === null) throw new Error('The settings block must be a JSON object.');
  const values = raw as Record<string, unknown>;
  const address = (name: string) => {
    const value = values[name];
    if (typeof value !== 'string' || !isAddress(value))
      throw new Error(`Setting "${name}" must be an http(s) address or a path that starts with a slash.`);
    return value.replace(/\/+$/, '');
  };
  const { productName, adminUserId } = values;
  if (typeof productName !== 'string' || !productName.trim()) throw new Error('Setting "productName" must be a text.');
  if (typeof adminUserId !== 'number' && (typeof adminUserId !== 'string' || !adminUserId))
    throw new Error('Setting "adminUserId" must be a number or a text.');
  return {
    apiRoot: address('apiRoot'),
    mediaHost: address('mediaHost'),
    productName: productName.trim(),
    adminUserId,
    reportTo: values.reportTo ? address('reportTo') : undefined,
  };
}
