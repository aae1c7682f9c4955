const scriptsOf = (page: Document) =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')!);

/** Whether the host serves another build than the one that runs here: its index.html names scripts that ours does not. */
export async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!reply.ok) return false;
    const named = scriptsOf(new DOMParser().parseFromString(await reply.text(), 'text/html'));
    const running = scriptsOf(document);
    return named.some((script) => !running.includes(script));
  } catch {
    return false;
  }
}
