import sheet from '@/styles/print.late.scss';

jest.mock('@/styles/print.late.scss', () => ({ __esModule: true, default: { name: 'print' } }));

test('on paper its own sheet comes last, whatever sheets came after it', async () => {
  document.adoptedStyleSheets = [];
  await import('./paper');
  const late = { name: 'late' } as unknown as CSSStyleSheet;
  document.adoptedStyleSheets.push(late);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.adoptedStyleSheets).toEqual([late, sheet]);
});
