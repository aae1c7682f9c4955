/**
 * 32 bits of a text, for comparing what another tab has without sending it. Not `crypto.subtle`, which browsers keep
 * from pages over plain http.
 */
export const digest = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
