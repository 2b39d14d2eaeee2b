import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

/** Text and its formats, lists, tables, links and pictures. */
const allowedTags =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li a img span div b strong i em u s del sub sup mark table colgroup col thead tbody tr th td'.split(' ');

/** What an alignment of a paragraph may say; every other style is dropped. */
const alignment = /^text-align:\s*(left|right|center|justify);?$/;

purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'style' && !alignment.test(attribute.attrValue.trim())) attribute.keepAttr = false;
});
purify.addHook('afterSanitizeAttributes', (node) => {
  // A page that was opened must not reach back into this one.
  if (node.nodeName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
});

/**
 * Text with its formats and nothing that acts: no scripts, handlers, frames, forms, styles or foreign namespaces; links and
 * pictures only with http, https, mailto, tel or a relative address; embedded pictures only as PNG, JPEG, GIF or WebP.
 */
export function sanitizeHtml(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'target', 'rel', 'src', 'alt', 'title', 'colspan', 'rowspan', 'start', 'style', 'width', 'height'],
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|data:image\/(?:png|jpeg|gif|webp);base64,|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    ADD_DATA_URI_TAGS: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
