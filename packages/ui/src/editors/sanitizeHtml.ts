import {
  alignmentOfStyle,
  isRichTextAddress,
  isRichTextAlignment,
  isRichTextMediaAddress,
  richTextAttributes,
  richTextMediaAttributes,
  richTextMediaTags,
  richTextTags,
} from '@harrow/validation/rich-text';
import createDOMPurify, { type DOMPurify } from 'dompurify';
import { setStylesAside, styleAside } from '../styles/setStylesAside.ts';

const isMedia = (node: Node): boolean => richTextMediaTags.has(node.nodeName.toLowerCase());

const addressAttributes: ReadonlySet<string> = new Set(['href', 'src']);

/** An alignment that was written as a style becomes one that any content security policy lets through. */
function takeAlignment(element: Element): void {
  const align = alignmentOfStyle(element.getAttribute(styleAside) ?? '');
  if (align === undefined) return;
  element.removeAttribute(styleAside);
  element.setAttribute('align', align);
}

let purify: DOMPurify | undefined;

/** Made with the first text: a server that only imports an editor has no window. */
function purifier(): DOMPurify {
  if (purify) return purify;
  const created = createDOMPurify(window);
  created.addHook('uponSanitizeElement', (node) => node instanceof Element && takeAlignment(node));
  created.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'align' && !isRichTextAlignment(attrValue)) attribute.keepAttr = false;
    if (addressAttributes.has(attrName) && !(isMedia(node) ? isRichTextMediaAddress : isRichTextAddress)(attrValue)) attribute.keepAttr = false;
  });
  created.addHook('afterSanitizeAttributes', (node) => {
    // A page that was opened must not reach back into this one.
    if (node.nodeName === 'A' && node.hasAttribute('href')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
    if (!isMedia(node)) return;
    for (const [name, value] of Object.entries(richTextMediaAttributes)) node.setAttribute(name, value);
    if (!node.hasAttribute('src')) node.remove();
  });
  return (purify = created);
}

/**
 * Text with its formats and nothing that acts: no scripts, handlers, frames, forms, styles or foreign namespaces; links and
 * pictures only with http, https, mailto, tel or a relative address; embedded pictures only as PNG, JPEG, GIF or WebP; films
 * and sounds only from https or the own site, with the controls of a player. Paragraphs are aligned by `align`.
 */
export function sanitizeHtml(html: string): string {
  return purifier().sanitize(setStylesAside(html), {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: [...richTextAttributes],
    ADD_DATA_URI_TAGS: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** Attributes that `sanitizeHtml` adds. */
const addedAttributes = ['target', 'rel', 'alt', ...Object.keys(richTextMediaAttributes)];

/**
 * Whether there is nothing in the text that must not be there. What `sanitizeHtml` only adds, such as `rel` to links, may be missing, and
 * what it only writes in another way, such as an alignment, may be as it was.
 */
export const isCleanHtml = (html: string): boolean => normalized(html) === normalized(sanitizeHtml(html));

function normalized(html: string): string {
  // Nothing in a template runs or is loaded.
  const template = document.createElement('template');
  template.innerHTML = setStylesAside(html);
  for (const element of template.content.querySelectorAll('*')) {
    takeAlignment(element);
    addedAttributes.forEach((name) => element.removeAttribute(name));
  }
  return template.innerHTML;
}
