interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => void;
}

/**
 * ApexCharts writes its texts by `innerHTML`, which the policy of deploy/nginx allows to nobody else. With this they stay
 * texts: whatever else were to write HTML would get no element into the page either.
 */
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (text) => text.replaceAll('<', '&lt;'),
});
