/**
 * For `node --import`: Playwright drives an installed Firefox by WebDriver BiDi and expects a newer one than Debian's
 * extended support release. Four places of its program are changed as it is loaded; where one of them is not found once,
 * Playwright was updated and this has to be looked at. From Firefox 159 on none of it is needed.
 */
import Module from 'node:module';

const EDITS = [
  {
    why: 'There is no command for media features, which every new context is sent; they are set by preferences instead.',
    find: /userContexts: \[this\._userContextId\(\)\]\s*\}\)(?=;\s*\}\s*async doExposePlaywrightBinding\(\))/g,
    put: (found) => `${found}.catch((error) => { if (!error.message.includes('unknown command')) throw error; })`,
  },
  {
    why: 'A value that is set from the page itself is no change to React; text that is inserted is.',
    find: /(?<=return element;\s*\} )else if \(elementType === "input" \|\| elementType === "textarea"\) \{/g,
    put: (found) => `${found} if (element.ownerDocument.execCommand("insertText", false, text)) return;`,
  },
  ...['WillBegin', 'Ended'].map((name) => ({
    why: 'A download of a `blob:` address comes without an id.',
    find: new RegExp(
      String.raw`_onDownload${name}\(event\) \{(?=\s*if \(!event\.download && !event\.navigation\))`,
      'g',
    ),
    put: (found) => `${found} event.download ??= event.navigation ?? event.url;`,
  })),
];

function edit(source, file) {
  return EDITS.reduce((text, { why, find, put }) => {
    if (text.match(find)?.length !== 1)
      throw new Error(`${file} is no longer what scripts/firefoxEsr.mjs changes: ${why}`);
    return text.replace(find, put);
  }, source);
}

const { prototype } = /** @type {any} */ (Module);
const compile = prototype._compile;

prototype._compile = function (source, file, ...others) {
  const isDriver = /playwright-core[\\/]lib[\\/]coreBundle\.js$/.test(file);
  return compile.call(this, isDriver ? edit(source, file) : source, file, ...others);
};
