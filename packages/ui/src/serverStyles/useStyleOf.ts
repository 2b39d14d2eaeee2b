import { type CSSProperties, useSyncExternalStore } from 'react';
import { styleText } from './styleText.ts';

/** The attribute of a style that a server wrote, see {@link useStyleOf}. */
export const serverStyle = 'data-server-style';

/** The attributes that give an element its style. */
export type StyleOf = (style: CSSProperties | undefined) => { style?: CSSProperties; [serverStyle]?: string };

const written: StyleOf = (style) => (style ? { [serverStyle]: styleText(style) } : {});
const own: StyleOf = (style) => (style ? { style } : {});

const never = () => () => undefined;

/** Whether styles are written as a server writes them. */
export const isWritten = (styleOf: StyleOf): boolean => styleOf === written;

/**
 * Sizes and positions of elements. A content security policy with a nonce refuses style attributes in HTML from a server,
 * for good: React leaves attributes as they came. What scripts set passes. So a server writes the style to an attribute of ours, which
 * `ServerStyles` has a rule for; once the page is taken over, and on a page of the browser's own from the start, it is a style like any other.
 */
export const useStyleOf = (): StyleOf =>
  useSyncExternalStore(
    never,
    () => own,
    () => written,
  );
