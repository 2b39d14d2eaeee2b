import { isAddress } from '../../shared/isAddress.ts';
import { isJsonObject } from '../../shared/jsonObject.ts';
import { declareParameters, type Declares, shortText } from '../../shared/parameters.ts';

/** The pages that print documents, by kind; undefined for what is no such list. A fragment would swallow what is appended. */
export function printUrls(text: string): Readonly<Record<string, string>> | undefined {
  if (!isJsonObject(text)) return undefined;
  const urls = JSON.parse(text) as Record<string, unknown>;
  const isTarget = (url: unknown): boolean => typeof url === 'string' && isAddress(url) && !url.includes('#');
  return Object.entries(urls).every(([docType, url]) => /^\w{1,40}$/.test(docType) && isTarget(url)) ? (urls as Record<string, string>) : undefined;
}

/** Where papers are printed that the portal does not print itself. */
export const printParameters = declareParameters('system', {
  'print.urls': shortText('{}', 2000, { accepts: (text) => printUrls(text) !== undefined, limits: () => '{"warrantyClaim": "https://…"}' }),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof printParameters> {}
}
