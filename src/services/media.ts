import { settings } from './settings';

const encoded = (segment: string) => {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return encodeURIComponent(segment);
  }
};

/**
 * Where a stored picture, video or document is served from (§1, {host}): the media host and the stored name or
 * relative path, each segment encoded. Absolute http(s), `blob:` and `data:image/` addresses are used as they are;
 * anything else with a scheme gives null.
 */
export function mediaUrl(stored: string): string | null {
  const name = stored.trim();
  if (!name) return null;
  if (/^(https?:\/\/|blob:|data:image\/)/i.test(name)) return name;
  if (/^[a-z][a-z0-9+.-]*:/i.test(name) || name.startsWith('//')) return null;
  const path = name.replace(/^\/+/, '').split('/');
  if (path.includes('..')) return null;
  return `${settings().mediaHost}/${path.map(encoded).join('/')}`;
}
