/** Works a page by the keyboard alone, and counts. */
export class Hand {
  /** Keys that walk, choose, open and send. */
  presses = 0;
  /** Letters and figures. */
  typed = 0;

  constructor(page) {
    this.page = page;
  }

  async press(key) {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }

  async type(text) {
    this.typed += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until what has this name, or one that the pattern fits, has the focus. */
  async tabTo(name, most = 30) {
    for (let tabs = 0; tabs < most; tabs += 1) {
      await this.press('Tab');
      const focused = await this.focused();
      if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    }
    throw new Error(`${name} was not reached by ${most} tabs`);
  }

  focused() {
    return this.page.evaluate(() => {
      const { ariaLabel, labels, textContent } = /** @type {HTMLInputElement} */ (document.activeElement);
      return (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '').trim();
    });
  }
}
