/** The id of the tab `key`, which names the panel `panelId`. Without spaces, so that a list of ids can contain it. */
export const tabId = (panelId: string, key: string) => `${panelId}-tab-${encodeURIComponent(key)}`;
