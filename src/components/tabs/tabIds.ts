/** The id of the tab `key` of the panel `panelId`: what names the panel. Free of spaces, so that id lists can hold it. */
export const tabId = (panelId: string, key: string) => `${panelId}-tab-${encodeURIComponent(key)}`;
