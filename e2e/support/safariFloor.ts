/**
 * Takes from a page or a Worker what the first promised version of Safari, 17.0, lacks. It is sent to the browser as text,
 * so it uses nothing from around it.
 */
export function lackWhatSafariLacks() {
  const lacks: [holder: object | undefined, ...names: string[]][] = [
    [globalThis, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator', 'Highlight'],
    [globalThis.Element?.prototype, 'checkVisibility', 'ariaNotify', 'moveBefore', 'setHTML', 'setHTMLUnsafe'],
    [globalThis.Document?.prototype, 'startViewTransition'],
    [AbortSignal, 'any'],
    [ArrayBuffer.prototype, 'transfer', 'transferToFixedLength'],
    [Error, 'captureStackTrace'],
    [Intl, 'DurationFormat'],
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Promise, 'try', 'withResolvers'],
    [RegExp, 'escape'],
    [URL, 'parse'],
    [
      Set.prototype,
      ...['difference', 'intersection', 'symmetricDifference', 'union'],
      ...['isDisjointFrom', 'isSubsetOf', 'isSupersetOf'],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'],
    ],
  ];
  for (const [holder, ...names] of lacks) for (const name of names) if (holder) Reflect.deleteProperty(holder, name);

  const create = globalThis.createImageBitmap as (...args: unknown[]) => Promise<ImageBitmap>;
  Object.assign(globalThis, {
    createImageBitmap: (...args: unknown[]) => {
      const options = args.at(-1) as ImageBitmapOptions;
      return options?.imageOrientation === 'from-image'
        ? Promise.reject(new TypeError("Type error: 'from-image' is no ImageOrientation"))
        : create(...args);
    },
  });
  // It writes no WebP, but PNG.
  const { OffscreenCanvas: Canvas } = globalThis;
  class WithoutWebp extends Canvas {
    override convertToBlob(options?: ImageEncodeOptions) {
      return super.convertToBlob(options?.type === 'image/webp' ? undefined : options);
    }
  }
  globalThis.OffscreenCanvas = WithoutWebp;
}
