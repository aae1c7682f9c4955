/** `tea.example:8080` looks like a scheme but is a host with its port. */
const HOST_AND_PORT = /^[^\s:/?#]*\.[^\s:/?#]*:\d+(?=[/?#]|$)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Checked separately, because browsers differ on hosts that contain spaces. */
const WITH_HOST = /^https?:\/\/[^\s/?#]+([/?#]|$)/i;

function withScheme(text: string): string | null {
  if (/^https?:\/\//i.test(text)) return text;
  if (SCHEME.test(text) && !HOST_AND_PORT.test(text)) return null;
  return `https://${text.replace(/^\/+/, '')}`;
}

/**
 * The address of a link that a person typed: an http(s) address unchanged, one without a scheme with `https://` before
 * it; null for any other scheme and for text that is not an address. Open it in a new tab with
 * `rel="noopener noreferrer"`.
 */
export function safeLink(typed: string): string | null {
  const address = withScheme(typed.trim());
  return address && WITH_HOST.test(address) && URL.canParse(address) ? address : null;
}
