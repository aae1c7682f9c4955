/**
 * A password on its way to the server. Redux DevTools, a log or a stored action shows only that it was there;
 * the text comes out with `reveal()`, where the request body is built.
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
