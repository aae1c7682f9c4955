const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file);

/** Whether the host serves another build than this one: its index.html names scripts that ours does not. */
export async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!reply.ok) return false;
    const running = scriptsOf(document.documentElement.outerHTML);
    return scriptsOf(await reply.text()).some((script) => !running.includes(script));
  } catch {
    return false;
  }
}
