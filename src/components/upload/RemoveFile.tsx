import { XLg } from 'react-bootstrap-icons';

export function RemoveFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon btn-sm push"
      aria-label={`Remove ${name}`}
      onClick={onRemove}
    >
      <XLg aria-hidden />
    </button>
  );
}
