const loaded = /<(?:img|video|audio)\b[^>]*?\ssrc="([^"]*)"/gi;
const ownAddress = /^(?:\/(?![/\\])|data:image\/)\S*$/i;

/** Whether a clean rich text shows pictures, films or sounds of other sites, which would hear who reads it: `field.otherSite`. */
export const asksOtherSites = (html: string): boolean => [...html.matchAll(loaded)].some(([, address]) => !ownAddress.test(address!));
