import { safely } from '@/lib/safely';
import { useEffect, useState } from 'react';
import { mediaUrl } from './media';

/** The stored picture or video as a file, for a copy; undefined while it is fetched, null if that fails. */
export function useStoredFile(stored: string, kind: 'image' | 'video') {
  const [file, setFile] = useState<File | null>();
  useEffect(() => {
    let isWanted = true;
    void storedFile(mediaUrl(stored), kind).then((found) => isWanted && setFile(found));
    return () => {
      isWanted = false;
    };
  }, [stored, kind]);
  return file;
}

const PATIENCE_MS = 3000;

function nameOf(url: string, kind: string) {
  const [path = ''] = url.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/^(data|blob):/i.test(url) || !name) return kind;
  return safely(() => decodeURIComponent(name)) ?? name;
}

/**
 * Downloads a stored picture or video as a file that can be uploaded again; null if there is none, it is not of that
 * kind, or it is not there within three seconds.
 */
export async function storedFile(url: string | null, kind: 'image' | 'video'): Promise<File | null> {
  if (!url) return null;
  try {
    // Not from the cache: an <img> may have left a response there without the CORS header that a script needs.
    const reply = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE_MS) });
    const bytes = await reply.blob();
    // The mock server in the page returns files without their type.
    const type = bytes.type || (reply.headers.get('content-type') ?? '');
    if (!reply.ok || !type.startsWith(`${kind}/`)) return null;
    return new File([bytes], nameOf(url, kind), { type });
  } catch {
    return null;
  }
}
