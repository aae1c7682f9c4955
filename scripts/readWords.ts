import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the code itself says: nothing that anybody wrote, and nothing of what a server sends. */
export interface OwnWords {
  /** Texts that the panel shows: labels, titles, words of buttons. */
  texts: string[];
  /** Texts that data follow, such as `Actions for `. */
  heads: string[];
  /** The names of fields, in what the services hand on and in forms. */
  fields: string[];
  /** The paths of screens. */
  paths: string[];
}

const LONGEST_TEXT = 60;

const FOLDERS = ['app', 'capabilities', 'components', 'features', 'screen', 'services'];

/** Sentences are no names of controls; and what may be somebody's name is not known to be the panel's word. */
const NOT_NAMES = /[^.]\.$|^[A-Z\d_]+$|^(Jan|May|April|June|August)$/;

const isText = (text: string) =>
  text.length > 1 && text.length <= LONGEST_TEXT && /^[A-Z]/.test(text) && (!NOT_NAMES.test(text) || text === 'OK');

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Adds what one file says. */
function collect(file: ts.SourceFile, isService: boolean, into: Record<keyof OwnWords, Set<string>>) {
  const addText = (text: string) => {
    if (isText(text.trim())) into.texts.add(text.trim());
    else if (/^\/[a-z-]+$/.test(text)) into.paths.add(text);
  };
  const addHead = (text: string) => isText(text) && /[\s“"]$/.test(text) && into.heads.add(text);

  const addJsx = (node: ts.JsxText) => {
    const text = oneLine(node.text).trimStart();
    const siblings = (node.parent as ts.JsxElement).children;
    addText(text);
    if (siblings.indexOf(node) < siblings.length - 1) addHead(text);
  };

  const addNameOf = ({ name, initializer }: ts.JsxAttribute) => {
    const isField = ts.isIdentifier(name) && name.text === 'name' && initializer && ts.isStringLiteral(initializer);
    if (isField) into.fields.add(initializer.text);
  };

  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || (ts.isTypeNode(node) && !isService)) return;
    if (ts.isJsxText(node)) addJsx(node);
    else if (ts.isStringLiteralLike(node)) {
      addText(node.text);
      if (isService && /^[a-z][A-Za-z]+$/.test(node.text)) into.fields.add(node.text);
    } else if (ts.isTemplateExpression(node)) addHead(node.head.text);
    else if (ts.isJsxAttribute(node)) addNameOf(node);
    const isField = ts.isPropertyAssignment(node) || ts.isPropertySignature(node);
    if (isService && (isField || ts.isShorthandPropertyAssignment(node)) && ts.isIdentifier(node.name))
      into.fields.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Reads them from the sources, without tests and the mock server. */
export function readWords(): OwnWords {
  const into = {
    texts: new Set<string>(),
    heads: new Set<string>(),
    fields: new Set<string>(),
    paths: new Set<string>(),
  };
  for (const folder of FOLDERS)
    for (const name of readdirSync(path.join('src', folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue;
      const source = readFileSync(path.join('src', folder, name), 'utf8');
      collect(ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true), folder === 'services', into);
    }
  const sorted = (words: Set<string>) => [...words].sort();
  return {
    texts: sorted(into.texts),
    heads: sorted(into.heads),
    fields: sorted(into.fields),
    paths: sorted(into.paths),
  };
}
