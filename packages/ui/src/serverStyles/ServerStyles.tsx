import type { CSSProperties } from 'react';
import { useStyleNonce } from '../HarrowProvider/look/useStyleNonce.ts';
import { styleText } from './styleText.ts';
import { isWritten, serverStyle, type StyleOf } from './useStyleOf.ts';

interface ServerStylesProps {
  /** That of the elements: there is nothing to say once they have styles of their own. */
  styleOf: StyleOf;
  styles: () => readonly (CSSProperties | undefined)[];
}

/** The rules of styles that a server wrote (see `useStyleOf`), before their elements, so that nothing moves while the page comes in. */
export function ServerStyles({ styleOf, styles }: ServerStylesProps) {
  const nonce = useStyleNonce();
  if (!isWritten(styleOf)) return null;
  const texts = new Set(styles().map((style) => (style ? styleText(style) : '')));
  texts.delete('');
  const rules = [...texts].map((text) => `[${serverStyle}="${text.replaceAll(/["\\]/g, '\\$&')}"]{${text}}`).join('');
  // Browsers hide a nonce from scripts, so that it always differs from what the server wrote.
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rules }} />;
}
