/** An id as the wire carries it: a number where it is one. */
export const wireId = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);

/** A row as the wire carries it: with its id in the wire's form. */
export const wireRow = <Row extends { id: string }>(row: Row) => ({ ...row, id: wireId(row.id) });
