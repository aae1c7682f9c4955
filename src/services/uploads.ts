/** A form with files that is on its way to the server. */
export interface Upload {
  /** The share of its bytes that has left, from 0 to 1. */
  sent: number;
  /** Stops it: the call fails as `cancelled`. Undefined once all has left, for the server may then have saved it. */
  cancel?: () => void;
}

let current: Upload | null = null;
const listeners = new Set<() => void>();

function change(upload: Upload | null) {
  current = upload;
  listeners.forEach((listener) => listener());
}

/** The form that is being sent, for the dialog that sends it. Not in the store: it changes many times a second. */
export const uploads = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => current,
};

/** Thrown where the person stopped an upload. */
export class UploadCancelled extends Error {}

interface Reply {
  status: number;
  isOk: boolean;
  text: string;
}

/**
 * Posts a form and tells `uploads` how far it is. By XMLHttpRequest, for `fetch` cannot say what has left. Rejects
 * where no answer came, or with `UploadCancelled`.
 */
export function sendForm(url: string, headers: Record<string, string>, body: FormData, signal: AbortSignal) {
  const request = new XMLHttpRequest();
  return new Promise<Reply>((resolve, reject) => {
    const abort = () => request.abort();
    const cancel = () => {
      reject(new UploadCancelled());
      abort();
    };
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      change(loaded < total ? { sent: loaded / total, cancel } : { sent: 1 });
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ status, isOk: status >= 200 && status < 300, text: responseText });
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.onabort = request.onerror;
    signal.addEventListener('abort', abort, { once: true });
    change({ sent: 0, cancel });
    request.send(body);
  }).finally(() => change(null));
}
