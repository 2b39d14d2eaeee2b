import type { RouteObject } from 'react-router-dom';
import { fetchFiles, features, importFile } from '../../platform/files.ts';
import { loadTexts, namespaceOf } from '../../platform/language.ts';
import { createLoader, type Loader } from '../../platform/routing/lazyPage.tsx';

/** Exports of `features/<noun>/index.tsx`: the pages below the address that the menu gives the feature. */
export interface FeatureModule {
  /** Relative to the menu item: `{ index: true }` is the list, `detail/:id` a record. */
  routes: RouteObject[];
}

/** Code and texts of a feature travel together, so that neither waits for the other. */
async function loadFeature(folder: string): Promise<FeatureModule> {
  const { page, more } = features[folder]!;
  const [module] = await Promise.all([importFile<FeatureModule>(page!), fetchFiles(more), loadTexts(namespaceOf(folder))]);
  return module;
}

const withPages = Object.keys(features).filter((folder) => features[folder]!.page !== undefined);
const loaders: ReadonlyMap<string, Loader<FeatureModule>> = new Map(withPages.map((folder) => [folder, createLoader(() => loadFeature(folder))]));

/** Folders of the features in this build. */
export const featureNames: ReadonlySet<string> = new Set(withPages);

/** The code of a feature, fetched when it is first shown. Throws `RangeError` for a folder that does not exist. */
export function featureLoader(feature: string): Loader<FeatureModule> {
  const loader = loaders.get(feature);
  if (!loader) throw new RangeError(`There is no feature ${feature}`);
  return loader;
}
