import sanitizeHtml from 'sanitize-html';

const marks: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' };

/** The paragraphs of a formatted text, without its formats. @param longest characters of all of them; the rest is left out */
export function plainParagraphs(html: string, longest: number): string[] {
  const text = sanitizeHtml(html.replaceAll(/<(?:\/(?:p|div|li|h\d|tr|blockquote)|br\s*\/?)>/gi, '\n'), { allowedTags: [], allowedAttributes: {} });
  const said = text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (mark) => marks[mark]!);
  const cut = said.length > longest ? `${said.slice(0, longest)}…` : said;
  return cut
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
