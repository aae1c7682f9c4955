import { useProof } from './useProof';

/** The proof of a payment. An image that fails to load is hidden, and a text shown instead. */
export function Proof({ stored }: { stored: string }) {
  const { url, onError } = useProof(stored);
  if (!stored) return null;
  if (!url) return <p className="meta">Image failed to load</p>;
  return <img className="payment-image" src={url} alt="Payment" onError={onError} />;
}
