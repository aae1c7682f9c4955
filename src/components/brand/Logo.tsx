/** Three petals; decoration beside the product's name. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
      <g fill="var(--primary-mark)">
        <path d="M16 27C10.5 21 10.5 10 16 4C21.5 10 21.5 21 16 27Z" />
        <path
          d="M13.6 27.4C7 25.5 2.8 19.5 3 12.2C6.3 13.6 8.6 15.6 10.1 18.1C10.6 21.4 11.8 24.8 13.6 27.4Z"
          opacity=".62"
        />
        <path
          d="M18.4 27.4C25 25.5 29.2 19.5 29 12.2C25.7 13.6 23.4 15.6 21.9 18.1C21.4 21.4 20.2 24.8 18.4 27.4Z"
          opacity=".62"
        />
      </g>
    </svg>
  );
}
