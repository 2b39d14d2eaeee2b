/** Contents of a mail, as text and as HTML. Pure. */
import { type Language, message } from '../../shared/messages/messages.ts';
import { oneLine, subjectOf } from './mailAddress.ts';

export interface Letter {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** The page it leads to. */
  link?: { url: string; text: string } | undefined;
  /** Who the maker is, below the mail; nothing while it is not known. */
  sender?: string | undefined;
  /** Address by which the receiver leaves such mails. */
  unsubscribe?: string | undefined;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark]!);

const ink = 'font:15px/1.6 -apple-system,Segoe UI,Roboto,Noto Sans,Microsoft YaHei,sans-serif;color:#1f2733';

/** Subject, text and HTML of a mail; every text of others is escaped, and stands on one line. */
export function composeMail({ language, link, unsubscribe, sender = '', ...letter }: Letter): { subject: string; text: string; html: string } {
  const title = oneLine(letter.title);
  const paragraphs = letter.paragraphs.map(oneLine).filter((paragraph) => paragraph !== '');
  const foot = message(language, unsubscribe === undefined ? 'mail.foot' : 'mail.footUnsubscribe', { product: message(language, 'product.name') });
  const text = [
    title,
    ...paragraphs,
    ...(link ? [`${oneLine(link.text)}: ${link.url}`] : []),
    '--',
    ...(sender === '' ? [] : [oneLine(sender)]),
    foot,
    ...(unsubscribe === undefined ? [] : [`${message(language, 'mail.unsubscribe')}: ${unsubscribe}`]),
  ];
  const anchor = (url: string, said: string): string => `<a href="${escapeHtml(url)}" style="color:#1f5fa8">${escapeHtml(oneLine(said))}</a>`;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:24px;${ink}"><h1 style="font-size:19px;margin:0 0 12px">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 12px">${escapeHtml(paragraph)}</p>`),
    ...(link ? [`<p style="margin:0 0 12px">${anchor(link.url, link.text)}</p>`] : []),
    `<p style="margin:24px 0 0;font-size:13px;color:#5b6675">${sender === '' ? '' : `${escapeHtml(oneLine(sender))}<br>`}${escapeHtml(foot)}`,
    ...(unsubscribe === undefined ? [] : [` ${anchor(unsubscribe, message(language, 'mail.unsubscribe'))}`]),
    '</p></body></html>',
  ];
  return { subject: subjectOf(title), text: `${text.join('\n\n')}\n`, html: html.join('') };
}
