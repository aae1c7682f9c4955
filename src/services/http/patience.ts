/** How long a change may go without an answer before the person is offered to stop waiting for it. */
export const PATIENCE_MS = 10_000;
