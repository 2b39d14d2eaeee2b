import {
  isRichTextAddress,
  isRichTextMediaAddress,
  isRichTextStyle,
  richTextAttributes,
  richTextMediaAttributes,
  richTextMediaTags,
  richTextTags,
} from '@harrow/validation/rich-text';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

/** Deeper than any text that people write; what is nested deeper is lifted to this depth. */
const nestingLimit = 60;

type Rules = Readonly<Record<string, (value: string) => boolean>>;
const rules: Rules = { href: isRichTextAddress, src: isRichTextAddress, style: isRichTextStyle };
const mediaRules: Rules = { ...rules, src: isRichTextMediaAddress };

const cleanAttributes = (tagName: string, attribs: Attributes): Tag => {
  const isMedia = richTextMediaTags.has(tagName);
  const kept = Object.fromEntries(Object.entries(attribs).filter(([name, value]) => (isMedia ? mediaRules : rules)[name]?.(value) ?? true));
  // A page that was opened must not reach back into the portal.
  if (tagName === 'a' && kept['href'] !== undefined) Object.assign(kept, { target: '_blank', rel: 'noopener noreferrer nofollow' });
  if (tagName === 'img') kept['alt'] ??= '';
  if (isMedia) Object.assign(kept, richTextMediaAttributes);
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
  exclusiveFilter: ({ tag, attribs }) => richTextMediaTags.has(tag) && attribs['src'] === undefined,
  nestingLimit,
};

/**
 * A rich text with nothing that acts, by the rules of the editors (`@harrow/validation/rich-text`): no scripts, handlers,
 * frames, forms or foreign namespaces. Clean text comes back with the same meaning.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options);

/** Whether a rich text shows anything: letters, a picture, a film or a sound. */
export const isEmptyRichText = (html: string): boolean =>
  !/<(?:img|video|audio)\b/i.test(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim() === '';
