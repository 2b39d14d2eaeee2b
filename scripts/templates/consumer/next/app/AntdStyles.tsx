'use client';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';

/** The styles that antd made for a page go out with it, under the nonce of the page's policy. */
export function AntdStyles({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [cache] = useState(() => createCache());
  useServerInsertedHTML(() => {
    const __html = extractStyle(cache, { plain: true, once: true });
    // Before the styles that antd makes in the browser.
    return <style nonce={nonce} data-rc-order="prepend" data-rc-priority="-1000" dangerouslySetInnerHTML={{ __html }} />;
  });
  return <StyleProvider cache={cache}>{children}</StyleProvider>;
}
