import type { FeatureFiles, FirstFiles } from '../../firstFiles.ts';

/** The list of files that the build writes into index.html; see firstFiles.ts. */
const list = JSON.parse(document.getElementById('harrow-files')!.textContent) as FirstFiles;

/** The features of this build, by folder. */
export const features: Readonly<Record<string, FeatureFiles>> = list.features;

const addressOf = (place: number): string => `/${list.files[place]}`;

/** Loads a script of the list. */
export const importFile = <Module>(place: number): Promise<Module> => import(/* @vite-ignore */ addressOf(place)) as Promise<Module>;

/** Loads files of the list that a script imports, so that they arrive beside it. Settles when the style sheets are there; rejects when one cannot be had. */
export async function fetchFiles(places: readonly number[]): Promise<void> {
  const addresses = places.map(addressOf);
  const isStyle = (address: string): boolean => address.endsWith('.css');
  for (const address of addresses) if (!isStyle(address)) announce(address);
  await Promise.all(addresses.filter(isStyle).map(loadStyles));
}

/** The texts of a feature in a language. */
export async function fetchTexts(folder: string, language: string): Promise<{ default: object }> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the build like the scripts; the API client asks the back end
  const response = await fetch(`/${features[folder]!.texts.replace('*', language)}`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return { default: (await response.json()) as object };
}

/** Preloads a script as a hint for the browser; its importer loads it. */
function announce(address: string): void {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}

function loadStyles(address: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(link);
  });
}
