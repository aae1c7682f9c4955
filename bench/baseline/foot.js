import { element } from './dom.js';

const SIZES = [10, 15, 20, 25, 30];

const figure = (count) => count.toLocaleString('en');

/** Range, page buttons and rows per page; `onChange({ page, size })`. */
export function makeFoot(onChange) {
  let shown = { page: 1, size: SIZES[0], last: 1 };
  const range = element('span', { role: 'status', className: 'push' });
  const sizes = element('select', {}, ...SIZES.map((size) => element('option', { textContent: size })));
  sizes.addEventListener('change', () => onChange({ page: 1, size: Number(sizes.value) }));
  const button = (label, sign, target) => {
    const node = element('button', { 'aria-label': label, textContent: sign });
    node.addEventListener('click', () => onChange({ page: target(), size: shown.size }));
    return node;
  };
  const first = button('First page', '«', () => 1);
  const previous = button('Previous page', '‹', () => shown.page - 1);
  const next = button('Next page', '›', () => shown.page + 1);
  const last = button('Last page', '»', () => shown.last);
  return {
    node: element(
      'div',
      { className: 'bar' },
      element('label', {}, 'Rows per page: ', sizes),
      range,
      element('nav', { 'aria-label': 'Pages' }, first, previous, next, last),
    ),
    show({ page, size, total }) {
      shown = { page, size, last: Math.max(1, Math.ceil(total / size)) };
      range.textContent = `${figure(total ? (page - 1) * size + 1 : 0)}-${figure(Math.min(page * size, total))} of ${figure(total)}`;
      first.disabled = previous.disabled = page <= 1;
      next.disabled = last.disabled = page >= shown.last;
    },
  };
}
