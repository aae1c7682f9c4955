/** `tea.example:8080`: what looks like a scheme is a host with its port. */
const HOST_AND_PORT = /^[^\s:/?#]*\.[^\s:/?#]*:\d+(?=[/?#]|$)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Asked for by itself, as browsers differ on hosts with blanks in them. */
const WITH_HOST = /^https?:\/\/[^\s/?#]+([/?#]|$)/i;

function withScheme(text: string): string | null {
  if (/^https?:\/\//i.test(text)) return text;
  if (SCHEME.test(text) && !HOST_AND_PORT.test(text)) return null;
  return `https://${text.replace(/^\/+/, '')}`;
}

/**
 * Where a link that a person typed leads to (§5 Supplement): an http(s) address as it is, one without a scheme with
 * `https://` before it; null for any other scheme, and for what is no address. It is to be opened in a new tab, with
 * `rel="noopener noreferrer"`.
 */
export function safeLink(typed: string): string | null {
  const address = withScheme(typed.trim());
  return address && WITH_HOST.test(address) && URL.canParse(address) ? address : null;
}
