const startTag = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const styleName = /"[^"]*"|'[^']*'|(?<=[\s/"'])style(?=\s*=)/gi;
const styleElement = /<style\b[^>]*>[^]*?<\/style\s*>/gi;

/** The name that a style attribute has after {@link setStylesAside}. */
export const styleAside = 'data-style';

/**
 * HTML that may be parsed on a page with a strict content security policy: style elements are left out, style attributes have another name.
 * Browsers hold a text to the policy wherever it is parsed, in a template or by a DOMParser as well, and report each style in it.
 */
export const setStylesAside = (html: string): string =>
  html.replace(styleElement, '').replace(startTag, (tag) => tag.replace(styleName, (part) => (/^["']/.test(part) ? part : styleAside)));
