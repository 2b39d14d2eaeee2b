import type { FirstCalls } from '../../shared/firstCalls.ts';
import { featureLoader, featureNames } from './features.ts';
import { knownPage } from './knownPages.ts';

const firstCalls = import.meta.glob<FirstCalls>('../../features/*/firstCalls.ts', { eager: true, import: 'firstCalls' });

/**
 * Fetches side by side what the page at an address needs: code, texts, and the answers it will show first. Does nothing
 * for an address that this browser has never seen a page at.
 * @returns settles when code and texts are there; rejects with `PageLoadError`
 */
export async function preparePage(pathname: string, search: string): Promise<void> {
  const page = knownPage(pathname);
  if (!page || !featureNames.has(page.feature)) return;
  firstCalls[`../../features/${page.feature}/firstCalls.ts`]?.({ below: pathname.slice(page.path.length), search: new URLSearchParams(search) });
  await featureLoader(page.feature).load();
}
