import { type SendOptions, type TextReply } from './request';
import { makeSource } from '@/lib/source';

/** A form with files that is being sent. */
export interface Upload {
  /** The share of its bytes that has been sent, from 0 to 1. */
  sent: number;
  /** Stops it: the call fails as `cancelled`. Undefined once all is sent, because the server may have saved it. */
  cancel?: () => void;
}

/** The form that is being sent, for its dialog. Not in the store, because it changes many times a second. */
export const uploads = makeSource<Upload | null>(null);

/** Thrown if the person stops an upload. Recognised by its name, so that JSON calls need not load this module. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}

/**
 * Posts a form and reports its progress in `uploads`. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 * Rejects if no answer came, or with `UploadCancelled`.
 */
export function sendForm(url: string, body: FormData, { headers, signal, onSent, stopped }: SendOptions) {
  let latest: Upload;
  const tell = (upload: Upload) => {
    latest = upload;
    uploads.change(upload);
  };
  // Another form may be being sent by then.
  const forget = () => {
    if (uploads.current() === latest) uploads.change(null);
  };
  const request = new XMLHttpRequest();
  return new Promise<TextReply>((resolve, reject) => {
    const abort = () => request.abort();
    const cancel = () => {
      reject(new UploadCancelled());
      abort();
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      const isSent = loaded >= total;
      tell(isSent ? { sent: 1 } : { sent: loaded / total, cancel });
      if (isSent) onSent?.();
    };
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ status, isOk: status >= 200 && status < 300, text: responseText });
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.onabort = request.onerror;
    signal.addEventListener('abort', abort, { once: true });
    tell({ sent: 0, cancel });
    void stopped?.then(forget);
    request.send(body);
  }).finally(forget);
}
