import { recordPages } from '../generated/pages.gen.ts';

const pages: Readonly<Record<string, string>> = recordPages;

/** The page of a document in the portal, or the list it lies in; null where there is none. Pure. */
export function documentPath(docType: string | null, docId: string | null): string | null {
  const page = docType === null || !Object.hasOwn(pages, docType) ? undefined : pages[docType];
  if (page === undefined) return null;
  if (!page.includes('{id}')) return page;
  return docId !== null && /^[\w-]{1,64}$/.test(docId) ? page.replace('{id}', docId) : null;
}
