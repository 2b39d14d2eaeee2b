import type { FirstCalls, PageAddress } from '../../shared/calls/firstCalls.ts';
import { features, importFile } from '../../platform/files.ts';
import { featureLoader, featureNames } from './features.ts';
import { knownPage } from './knownPages.ts';

/**
 * Loads the parts of the page at an address in parallel: code, texts, and its first answers. Does nothing for an address that this browser
 * has never opened.
 * @returns settles when code and texts are there; rejects with `PageLoadError`
 */
export async function preparePage(pathname: string, search: string): Promise<void> {
  const page = knownPage(pathname);
  if (!page || !featureNames.has(page.feature)) return;
  void askFirst(page.feature, { below: pathname.slice(page.path.length), search: new URLSearchParams(search) });
  await featureLoader(page.feature).load();
}

/** Sends the first calls of a feature. If its `firstCalls` cannot be loaded, the page makes the calls itself. */
async function askFirst(feature: string, address: PageAddress): Promise<void> {
  const { calls } = features[feature]!;
  if (calls === undefined) return;
  const module = await importFile<{ firstCalls: FirstCalls }>(calls).catch(() => undefined);
  module?.firstCalls(address);
}
