/** As the library's `Check2Square`, which would be twice as long. */
export const SelectIcon = () => (
  <svg className="bi" viewBox="0 0 16 16" width="1em" height="1em" stroke="currentColor" aria-hidden>
    <path fill="none" d="M13.5 8v4.5q0 1-1 1h-9q-1 0-1-1v-9q0-1 1-1H10m-4.5 5L8 10l7-7" strokeLinecap="round" />
  </svg>
);
