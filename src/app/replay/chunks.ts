import { type Step } from '../sessionReport/format';

const MISSING = '/js/missing.js';

const isOf = (node: Node, chunk: string) =>
  node instanceof HTMLScriptElement && new URL(node.src).pathname.split('/').pop()?.startsWith(`${chunk}.`);

/** The chunks whose code failed in these steps, each as often as it did. */
export const failedChunks = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.kind === 'chunkFailed' ? [step.chunk] : []));

export const timesOf = (all: readonly string[], one: string) => all.filter((name) => name === one).length;

/** Lets the code of these chunks fail to load, each as often as it is named; returns how often one has failed. */
export function failChunks(chunks: readonly string[]) {
  const failed: string[] = [];
  const append = document.head.appendChild.bind(document.head);
  document.head.appendChild = <Child extends Node>(node: Child) => {
    const failing = chunks.find((chunk) => isOf(node, chunk) && timesOf(failed, chunk) < timesOf(chunks, chunk));
    if (failing) {
      failed.push(failing);
      (node as unknown as HTMLScriptElement).src = MISSING;
    }
    return append(node);
  };
  return (chunk: string) => timesOf(failed, chunk);
}
