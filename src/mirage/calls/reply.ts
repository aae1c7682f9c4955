import { type Table } from '../database/table';

/** The body of a successful reply. */
export interface ReplyBody {
  success: boolean;
  message: string;
  data: unknown;
  [other: string]: unknown;
}

/** A reply; a string body is sent as it is, anything else as JSON. */
export interface Reply {
  status: number;
  body: unknown;
  /** `application/json` by default. */
  contentType?: string;
}

export const ok = (data: unknown, message = 'OK'): ReplyBody => ({ success: true, message, data });

/** Thrown by a handler; the reply has the status and `{ message }`. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the row, or throws a 404 that names the thing. */
export function found<Row>(row: Row | undefined, thing: string): Row {
  if (row === undefined) throw new HttpError(404, `${thing} not found.`);
  return row;
}

/** Handles a call that deletes the row with an id. */
export const deleteFrom =
  <Row extends { id: string }>(rows: Table<Row>, thing: string) =>
  ({ id }: Record<string, unknown>) => {
    rows.remove(found(rows.find(id), thing).id);
    return ok(null, `${thing} deleted successfully.`);
  };
