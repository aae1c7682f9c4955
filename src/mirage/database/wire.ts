/** Converts an id of the database to the API's: a number, if it looks like one. */
export const wireId = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);

/** Converts a row of the database to the API's format. */
export const wireRow = <Row extends { id: string }>(row: Row) => ({ ...row, id: wireId(row.id) });
