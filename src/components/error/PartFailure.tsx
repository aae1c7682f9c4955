interface Props {
  /** Such as `The chart could not be loaded.` */
  text?: string;
  onRetry: () => void;
}

/** In place of a part of the page that threw or that could not be fetched. */
export const PartFailure = ({ text = 'Something went wrong in this part of the page.', onRetry }: Props) => (
  <p className="soft" role="status">
    {text}{' '}
    <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
      Try again
    </button>
  </p>
);
