import { settings } from '../http/settings';

/** A stored name may be encoded already. */
const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Whether a segment leads out of the media host's folder, to a server that reads an encoded slash as one too. */
const climbs = (segment: string) => segment.split(/[/\\]/).includes('..');

/**
 * Where a stored picture, video or document is served from: the media host and the stored name or relative path, each
 * segment encoded. Absolute http(s), `blob:` and `data:image/` addresses are used as they are; anything else with a
 * scheme, and a path that leads out of the media host's folder, gives null.
 */
export function mediaUrl(stored: string): string | null {
  const name = stored.trim();
  if (!name) return null;
  if (/^(https?:\/\/|blob:|data:image\/)/i.test(name)) return name;
  if (/^[a-z][a-z0-9+.-]*:/i.test(name) || name.startsWith('//')) return null;
  const path = name.replace(/^\/+/, '').split('/').map(decoded);
  if (path.some(climbs)) return null;
  try {
    return `${settings().mediaHost}/${path.map(encodeURIComponent).join('/')}`;
  } catch {
    return null; // half of a character that takes two
  }
}

/** Where a stored document can be opened: like `mediaUrl`, but nothing that carries its content in the address. */
export function documentUrl(stored: string): string | null {
  const url = mediaUrl(stored);
  return url !== null && /^(blob|data):/i.test(url) ? null : url;
}
