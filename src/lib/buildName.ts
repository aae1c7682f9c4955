/** Which build this is, by its version and commit: `1.0.0 1a2b3c4d`. */
export const buildName = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'unknown';
