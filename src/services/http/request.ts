/** One call to the backend; all are POST. `decode` turns the parsed body into what the cache holds. */
export interface Call {
  path: string;
  body: object;
  decode: (body: unknown) => unknown;
  /** Sent without the token; a 401 is then an ordinary refusal (signing in). */
  isPublic?: boolean;
  /** How a body that is not JSON is sent: resolves to the text of the answer, rejects if none came. */
  send?: (url: string, options: SendOptions) => Promise<TextReply>;
}

export interface SendOptions {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Runs when the request has been sent completely. */
  onSent?: () => void;
  /** Resolves when the person stops waiting for the answer. */
  stopped?: Promise<void>;
}

export interface TextReply {
  status: number;
  isOk: boolean;
  text: string;
}

/** For mutations whose reply is not used. */
export const nothing = () => null;

/** A call with a JSON body. */
export const post = (path: string, body: object = {}, decode: Call['decode'] = nothing): Call => ({
  path,
  body,
  decode,
});
