/** Says what could not be loaded, and offers to try again. */
export const NotRead = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p className="not-read unread" role="status">
    {text}
    <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
      Try again
    </button>
  </p>
);
