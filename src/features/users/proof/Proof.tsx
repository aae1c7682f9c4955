import { useState } from 'react';
import { mediaUrl } from '@/services/media/media';

/** The proof of a payment. An image that fails to load is hidden, and a text shown instead. */
export function Proof({ stored }: { stored: string }) {
  const [hasFailed, setFailed] = useState(false);
  const url = mediaUrl(stored);
  if (!stored) return null;
  if (!url || hasFailed) return <p className="meta">Image failed to load</p>;
  return <img className="payment-image" src={url} alt="Payment" onError={() => setFailed(true)} />;
}
