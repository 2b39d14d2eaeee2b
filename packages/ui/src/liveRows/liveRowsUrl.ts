interface LiveRowsAddress {
  userId: string;
  /** One for each time the page is loaded, e.g. `crypto.randomUUID()`. */
  pageId: string;
  /** Address of the server. Default: that of the page. */
  base?: string;
}

/** `wss://host/vxeSocket/{userId}/{pageId}`; `ws:` where the base is not encrypted. */
export function liveRowsUrl({ userId, pageId, base = location.href }: LiveRowsAddress): string {
  const url = new URL(`/vxeSocket/${encodeURIComponent(userId)}/${encodeURIComponent(pageId)}`, base);
  url.protocol = url.protocol === 'http:' ? 'ws:' : 'wss:';
  return url.href;
}
