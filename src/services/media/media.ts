import { safely } from '@/lib/safely';
import { settings } from '../http/settings';

/** A stored name may be encoded already. */
const decoded = (segment: string) => safely(() => decodeURIComponent(segment)) ?? segment;

/** Whether a segment leaves the media host's folder, also on a server that decodes an encoded slash. */
const climbs = (segment: string) => segment.split(/[/\\]/).includes('..');

/**
 * The address of a stored picture, video or document: the media host and the stored name or relative path, each segment
 * encoded. Absolute http(s), `blob:` and `data:image/` addresses are returned unchanged. Null for any other scheme and
 * for a path that leaves the media host's folder.
 */
export function mediaUrl(stored: string): string | null {
  const name = stored.trim();
  if (!name) return null;
  if (/^(https?:\/\/|blob:|data:image\/)/i.test(name)) return name;
  if (/^[a-z][a-z0-9+.-]*:/i.test(name) || name.startsWith('//')) return null;
  const path = name.replace(/^\/+/, '').split('/').map(decoded);
  if (path.some(climbs)) return null;
  return safely(() => `${settings().mediaHost}/${path.map(encodeURIComponent).join('/')}`) ?? null; // a lone surrogate
}

/** The address of a stored document to open: as `mediaUrl`, but null for `blob:` and `data:` addresses. */
export function documentUrl(stored: string): string | null {
  const url = mediaUrl(stored);
  return url !== null && /^(blob|data):/i.test(url) ? null : url;
}
