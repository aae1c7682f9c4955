import { type Interceptor } from './api';
import { type MockRequest } from './request';

const STEP_MS = 50;

const sizeOf = (value: unknown) => (value instanceof Blob ? value.size : String(value).length);

/** The size of a form in bytes; 0 for JSON, whose upload takes no time. */
export const formBytes = ({ requestBody }: MockRequest) =>
  requestBody instanceof FormData ? [...requestBody.values()].reduce((sum, value) => sum + sizeOf(value), 0) : 0;

/** The reply to an aborted request: nobody waits for it, so it never settles. */
export const noReply = () => new Promise<never>(() => {});

/** Delays a form by the time its upload takes, and dispatches progress events. */
export const throttleUpload =
  (bytesPerSecond: number): Interceptor =>
  async (_path, request, next) => {
    const total = formBytes(request);
    const started = Date.now();
    for (let loaded = 0; loaded < total;) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      if (request.aborted) return noReply();
      loaded = Math.min(total, ((Date.now() - started) / 1000) * bytesPerSecond);
      request.upload?._progress(true, loaded, total);
    }
    return next();
  };
