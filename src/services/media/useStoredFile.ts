import { useEffect, useState } from 'react';
import { mediaUrl } from './media';
import { storedFile } from './storedFile';

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
