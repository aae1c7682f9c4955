interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => void;
}

/**
 * ApexCharts writes its texts by `innerHTML`. The Content-Security-Policy of deploy/nginx allows that only through a
 * Trusted Types policy. This one escapes every text, so that nothing can write an element into the page.
 */
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => text.replaceAll('<', '&lt;'),
});
