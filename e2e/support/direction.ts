import { expect, type Page } from '@playwright/test';

/** The texts of a page that do not run as their first letter says, or of which the beginning is out of sight. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const LETTER = /[A-Za-z\u00c0-\u024f\u0620-\u064a\u0671-\u06d3]/u;
    const faults: string[] = [];
    let seen = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const rectAt = (node: Text, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement!;
      if (!/[\u0600-\u06ff]/.test(node.data) || element.closest('script, option, textarea, .visually-hidden')) continue;
      if (!element.checkVisibility()) continue;
      const first = node.data.search(LETTER);
      const start = rectAt(node, first);
      const onLine = [...node.data]
        .map((_, at) => rectAt(node, at))
        .filter(({ top, width }) => width > 0 && top === start.top);
      const end = onLine.at(-1)!;
      const isRightToLeft = node.data[first]! > '\u0600';
      seen += 1;
      const told = `“${node.data.slice(0, 40)}” in .${element.className}`;
      if (onLine.length > 2 && end.left > start.left === isRightToLeft) faults.push(`${told} runs the other way`);
      for (let box: Element | null = element; box; box = box.parentElement) {
        const edge = box.getBoundingClientRect();
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowX === 'visible' || edge.width === 0) continue;
        if (start.left < edge.left - 2 || start.right > edge.right + 2) faults.push(`${told} begins out of sight`);
        break;
      }
    }
    return seen === 0 ? ['nothing in Urdu'] : faults;
  });

/** Waits until every text of the page that is in Urdu runs as its first letter says, and is cut at its own end. */
export const expectOrder = (page: Page) => expect.poll(() => faultsOf(page), page.url()).toEqual([]);
