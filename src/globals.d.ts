/** Whether this build carries the mock server (webpack's DefinePlugin). */
declare const __MIRAGE__: boolean;

/** What the code says itself, as the build reads it from the sources (scripts/readWords.ts). */
declare const __OWN_WORDS__: Record<'texts' | 'heads' | 'fields' | 'paths', string[]>;

/** A sheet for `useLateSheet`; tests load none. */
declare module '*.late.scss' {
  const sheet: CSSStyleSheet | undefined;
  export default sheet;
}
declare module '*.scss';
declare module '*.svg' {
  const url: string;
  export default url;
}
