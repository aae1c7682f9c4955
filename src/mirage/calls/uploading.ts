import { type Interceptor } from './api';
import { type MockRequest } from './request';

const STEP_MS = 50;

const sizeOf = (value: unknown) => (value instanceof Blob ? value.size : String(value).length);

/** Bytes of the form's values; 0 for JSON, which arrives at once. */
export const formBytes = ({ requestBody }: MockRequest) =>
  requestBody instanceof FormData ? [...requestBody.values()].reduce((sum, value) => sum + sizeOf(value), 0) : 0;

/** Ends a call that was given up on its way: it does not reach the handler, and nobody waits for its answer. */
export const givenUp = () => new Promise<never>(() => {});

/** Lets forms arrive at that many bytes a second, and tells the page how far they are. */
export const uploading =
  (bytesPerSecond: number): Interceptor =>
  async (_path, request, next) => {
    const total = formBytes(request);
    const started = Date.now();
    for (let loaded = 0; loaded < total;) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      if (request.aborted) return givenUp();
      loaded = Math.min(total, ((Date.now() - started) / 1000) * bytesPerSecond);
      request.upload?._progress(true, loaded, total);
    }
    return next();
  };
