/** Whether this build carries the mock server (webpack's DefinePlugin). */
declare const __MIRAGE__: boolean;

declare module '*.scss';
declare module '*.svg' {
  const url: string;
  export default url;
}
