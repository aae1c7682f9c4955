import { DecompressionStream, ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder as NodeTextEncoder } from 'node:util';

/** Node's own makes arrays that are no instances of the page's `Uint8Array`. */
class TextEncoder extends NodeTextEncoder {
  override encode = (text?: string) => new Uint8Array(super.encode(text));
}

// Browser features that the panel or its libraries use and jsdom lacks.
Object.assign(globalThis, { DecompressionStream, ReadableStream, TextDecoder, TextEncoder });
// eslint-disable-next-line @typescript-eslint/no-require-imports -- must run after the line above, which an import would not
require('whatwg-fetch');

window.matchMedia = (query: string) =>
  ({
    // A wide, light screen with a mouse and motion.
    matches: query.includes('min-width'),
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Blob.prototype.arrayBuffer = function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
let blobs = 0;
URL.createObjectURL = () => `blob:http://localhost/${(blobs += 1)}`;
URL.revokeObjectURL = () => {};

// In tests the page is idle at once.
window.requestIdleCallback = (run) => {
  queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 50 }));
  return 0;
};
window.cancelIdleCallback = () => {};
