/** The body of an answer that went well: what was asked for is at `data` (§7). */
export interface ReplyBody {
  success: boolean;
  message: string;
  data: unknown;
  [other: string]: unknown;
}

/** An answer. A text goes as it is, anything else as JSON. */
export interface Reply {
  status: number;
  body: unknown;
  /** `application/json` unless told otherwise. */
  contentType?: string;
}

/** What a handler answers when all went well. */
export const ok = (data: unknown, message = 'OK'): ReplyBody => ({ success: true, message, data });

/** What a handler throws to say no: answered with the status and `{ message }`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The row asked for, or a 404 that names the thing. */
export function found<Row>(row: Row | undefined, thing: string): Row {
  if (row === undefined) throw new Refusal(404, `${thing} not found.`);
  return row;
}
