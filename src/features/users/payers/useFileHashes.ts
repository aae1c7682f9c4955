import { useEffect, useMemo, useState } from 'react';
import { type Payer } from '@/services/payers';
import { fileOf } from './findWarnings';
import { compareFiles, type FileHashes } from './compareFiles';
import { createHasher } from './hasher';
import { startWorker } from './startWorker';

/** How often what is known so far is shown, in milliseconds. */
const SHOWN_EVERY_MS = 100;

/** Hashes of this page's life: a stored file never changes. Those that failed are tried again at the next visit. */
const known = new Map<string, string>();

export interface Comparison {
  hashes: FileHashes;
  /** How many files have been looked at, of how many. */
  done: number;
  total: number;
  /** How many of them could not be fetched. */
  failed: number;
}

/** Compares the files of payments while it is shown, those of the first payers first. */
export function useFileHashes(payers: readonly Payer[]): Comparison {
  const key = JSON.stringify([...new Set(payers.map(fileOf).filter(Boolean))]);
  const files = useMemo(() => JSON.parse(key) as string[], [key]);
  const [hashes, setHashes] = useState<FileHashes>(new Map());

  useEffect(() => {
    const stopping = new AbortController();
    const hasher = createHasher(startWorker);
    const found = new Map<string, string | null>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      setHashes(new Map(found));
    };
    const onHash = (file: string, hash: string | null) => {
      found.set(file, hash);
      if (hash) known.set(file, hash);
      timer ??= setTimeout(show, SHOWN_EVERY_MS);
    };
    for (const file of files) if (known.has(file)) onHash(file, known.get(file)!);
    const others = files.filter((file) => !known.has(file));
    void compareFiles({ files: others, hash: hasher.hash, signal: stopping.signal, onHash });
    return () => {
      stopping.abort();
      hasher.stop();
      clearTimeout(timer);
    };
  }, [files]);

  return useMemo(() => {
    const here = files.filter((file) => hashes.has(file));
    const failed = here.filter((file) => hashes.get(file) === null).length;
    return { hashes, done: here.length, total: files.length, failed };
  }, [files, hashes]);
}
