import { type PaperType, printUrlsUrl, resultOf } from '@harrow/api-client';

/** Opens the page that prints a document: the portal's own in a tab of the portal, another one in a window of its own. */
export async function openPaper(docType: string, id: string, navigate: (path: string) => void | Promise<void>): Promise<void> {
  const { url } = await resultOf(printUrlsUrl({ body: { docType: docType as PaperType, id } }));
  if (url.startsWith('/print/')) await navigate(url);
  else window.open(url, '_blank', 'noopener');
}
