import type { RouteObject } from 'react-router-dom';
import { loadTexts } from '../language.ts';
import { createLoader, type Loader } from './lazyPage.tsx';

/** What `features/<noun>/index.tsx` exports: the pages below the address that the menu gives the feature. */
export interface FeatureModule {
  /** Relative to the menu item: `{ index: true }` is the list, `detail/:id` a record. */
  routes: RouteObject[];
}

const modules = import.meta.glob<FeatureModule>(['../../features/*/index.tsx', '!../../features/login/**']);

const folderOf = (path: string): string => path.split('/').at(-2)!;
const namespaceOf = (folder: string): string => folder.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Code and texts of a feature travel together, so that neither waits for the other. */
const loaders: ReadonlyMap<string, Loader<FeatureModule>> = new Map(
  Object.entries(modules).map(([path, load]) => {
    const folder = folderOf(path);
    return [folder, createLoader(async () => (await Promise.all([load(), loadTexts(namespaceOf(folder))]))[0])];
  }),
);

/** Folders of the features in this build. */
export const featureNames: ReadonlySet<string> = new Set(loaders.keys());

/** The code of a feature, fetched when it is first shown. Throws `RangeError` for a folder that does not exist. */
export function featureLoader(feature: string): Loader<FeatureModule> {
  const loader = loaders.get(feature);
  if (!loader) throw new RangeError(`There is no feature ${feature}`);
  return loader;
}
