/** How long a mutation may have no answer before the person may stop waiting for it. */
export const PATIENCE_MS = 10_000;
