/**
 * A password in an action or a mutation's argument. Redux DevTools and logs show only that there is one; `reveal()`
 * returns the text, and is called where the request body is built.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal() {
    return this.#text;
  }

  toJSON() {
    return '(secret)';
  }
}
