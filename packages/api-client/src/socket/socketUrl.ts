interface SocketAddress {
  userId: string;
  /** One for each time the page is loaded; default a new one at every call. */
  pageId?: string;
  /** Address of the back end, with its path. Default: that of the page, without a path. */
  base?: string;
}

const newPageId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `wss://host/vxeSocket/{userId}/{pageId}`; `ws:` where the base is not encrypted. */
export function socketUrl({ userId, pageId = newPageId(), base = location.origin }: SocketAddress): string {
  const url = new URL(base);
  url.protocol = url.protocol === 'http:' || url.protocol === 'ws:' ? 'ws:' : 'wss:';
  url.search = '';
  url.hash = '';
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/vxeSocket/${encodeURIComponent(userId)}/${encodeURIComponent(pageId)}`;
  return url.href;
}
