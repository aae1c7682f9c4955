const CODES = ['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'];

/** Whether webpack reported that a script or a style sheet could not be fetched. */
export function isCodeMissing(error: unknown) {
  const { name, code } = error as { name?: string; code?: string };
  return CODES.includes(name ?? '') || CODES.includes(code ?? '');
}

const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file);

const PATIENCE_MS = 3000;

/**
 * Whether the host serves another build than this one: its index.html names scripts that ours does not. False where it does
 * not answer in time, since a page that failed stays blank until then.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' }, signal });
    if (!reply.ok) return false;
    const running = scriptsOf(document.documentElement.outerHTML);
    return scriptsOf(await reply.text()).some((script) => !running.includes(script));
  } catch {
    return false;
  }
}
