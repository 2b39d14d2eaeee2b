import { useLayoutEffect } from 'react';
import { config } from '../../../platform/config.ts';

/** Heading of a public page, and the title of its window. */
export function PageHeading({ children }: { children: string }) {
  useLayoutEffect(() => {
    document.title = `${children} - ${config.productName}`;
  }, [children]);
  return <h1>{children}</h1>;
}
