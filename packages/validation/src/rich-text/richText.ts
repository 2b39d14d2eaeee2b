import { hasUserInfo } from '../patterns/hasUserInfo.ts';

/** Tags a rich text may hold: text and its formats, lists, tables, links, pictures, films and sounds. */
export const richTextTags: readonly string[] =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li a img span div b strong i em u s del sub sup mark table colgroup col thead tbody tr th td video audio'.split(
    ' ',
  );

/** Attributes of these tags; every other one is dropped. */
export const richTextAttributes: readonly string[] = [
  'href',
  'target',
  'rel',
  'src',
  'alt',
  'title',
  'colspan',
  'rowspan',
  'start',
  'align',
  'style',
  'width',
  'height',
  'controls',
  'preload',
];

const alignments: ReadonlySet<string> = new Set(['left', 'right', 'center', 'justify']);

/** Values of `align` of a paragraph. */
export const isRichTextAlignment = (align: string): boolean => alignments.has(align);

const alignmentStyle = /^text-align:\s*(left|right|center|justify);?$/;

/**
 * The alignment that a `style` says, if it says that and nothing else. Texts have had it there; `align` says the same, and also where a
 * content security policy allows no styles in texts.
 */
export const alignmentOfStyle = (style: string): string | undefined => alignmentStyle.exec(style.trim())?.[1];

/** Permitted `style`: the alignment of a paragraph, nothing else. */
export const isRichTextStyle = (style: string): boolean => alignmentOfStyle(style) !== undefined;

const address = /^(?:(?:https?|mailto|tel):|data:image\/(?:png|jpeg|gif|webp);base64,|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
// Characters that browsers ignore in an address: `java\nscript:` is `javascript:`.
// oxlint-disable-next-line no-control-regex
const unread = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/**
 * Whether a link or picture may point there: http, https, mailto, tel, a relative address, or an embedded PNG, JPEG, GIF or WebP. No address
 * with a user or a password.
 */
export const isRichTextAddress = (url: string): boolean => {
  const read = url.replace(unread, '');
  return address.test(read) && !hasUserInfo(read);
};

/** Tags of films and sounds. One without an address is left out. */
export const richTextMediaTags: ReadonlySet<string> = new Set(['video', 'audio']);

/** Attributes of a film or a sound besides its address: the reader starts it, and only its metadata are loaded before. */
export const richTextMediaAttributes = { controls: '', preload: 'metadata' } as const;

const mediaAddress = /^(?:https:\/\/[^/\\]|\/(?![/\\]))/i;

/** Whether a film or a sound may lie there: at https, or on the own site, by a path from its root. */
export const isRichTextMediaAddress = (url: string): boolean => mediaAddress.test(url) && !/\s/.test(url) && !hasUserInfo(url);
