import { isRichTextAddress, isRichTextStyle, richTextAttributes, richTextTags } from '@harrow/validation/rich-text';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

/** Deeper than any text that people write; what is nested deeper is lifted to this depth. */
const nestingLimit = 60;

const rules: Readonly<Record<string, (value: string) => boolean>> = { href: isRichTextAddress, src: isRichTextAddress, style: isRichTextStyle };

const cleanAttributes = (tagName: string, attribs: Attributes): Tag => {
  const kept = Object.fromEntries(Object.entries(attribs).filter(([name, value]) => rules[name]?.(value) ?? true));
  // A page that was opened must not reach back into the portal.
  if (tagName === 'a' && kept['href'] !== undefined) Object.assign(kept, { target: '_blank', rel: 'noopener noreferrer nofollow' });
  if (tagName === 'img') kept['alt'] ??= '';
  return { tagName, attribs: kept };
};

const options: IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { '*': [...richTextAttributes] },
  // Addresses and styles are judged by the rules that the editor has, in `cleanAttributes`; these lists only must not be narrower.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowedStyles: { '*': { 'text-align': [/^(?:left|right|center|justify)$/] } },
  transformTags: { '*': cleanAttributes },
  nestingLimit,
};

/**
 * A rich text with nothing that acts, by the rules of the editors (`@harrow/validation/rich-text`): no scripts, handlers,
 * frames, forms or foreign namespaces. Clean text comes back with the same meaning.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options);

/** Whether a rich text shows anything: letters or a picture. */
export const isEmptyRichText = (html: string): boolean =>
  !/<img\b/i.test(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim() === '';
