import { use, useSyncExternalStore } from 'react';
import { UploadContext } from '../dialog/callContexts';

/** The progress of the form's upload, and a button that stops it; nothing while there is no upload. */
export function UploadProgress() {
  const { subscribe, current } = use(UploadContext);
  const upload = useSyncExternalStore(subscribe, current);
  if (!upload) return null;
  const percent = Math.round(upload.sent * 100);
  return (
    <div className="upload-progress">
      {upload.cancel ? (
        <>
          <span className="meta figures">{`${percent}% sent`}</span>
          <button type="button" className="btn btn-quiet btn-sm" onClick={upload.cancel}>
            Cancel upload
          </button>
        </>
      ) : (
        <span className="meta">Sent, waiting for the answer</span>
      )}
      <div
        className="upload-bar"
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
