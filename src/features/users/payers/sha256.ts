/** The SHA-256 of a file, in hexadecimal. Rejects where the page is not secure, which has no `crypto.subtle`. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
