import { type SendOptions, type TextReply } from './request';
import { makeSource } from './source';

/** A form with files that is on its way to the server. */
export interface Upload {
  /** The share of its bytes that has left, from 0 to 1. */
  sent: number;
  /** Stops it: the call fails as `cancelled`. Undefined once all has left, for the server may then have saved it. */
  cancel?: () => void;
}

/** The form that is being sent, for the dialog that sends it. Not in the store: it changes many times a second. */
export const uploads = makeSource<Upload | null>(null);

/** Thrown where the person stopped an upload. Known by its name, so that who sends JSON need not load this file. */
export class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}

/**
 * Posts a form and tells `uploads` how far it is. By XMLHttpRequest, for `fetch` cannot say what has left. Rejects
 * where no answer came, or with `UploadCancelled`.
 */
export function sendForm(url: string, body: FormData, { headers, signal, onSent, stopped }: SendOptions) {
  let latest: Upload;
  const tell = (upload: Upload) => {
    latest = upload;
    uploads.change(upload);
  };
  // Meanwhile another form may be on its way.
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
