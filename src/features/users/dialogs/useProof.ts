import { useState } from 'react';
import { mediaUrl } from '@/services/media/media';

/** The address of a stored picture; null if it has none or failed to load, which the `<img>` tells by `onError`. */
export function useProof(stored: string) {
  const [failed, setFailed] = useState<string>();
  const url = failed === stored ? null : mediaUrl(stored);
  return { url, onError: () => setFailed(stored) };
}
