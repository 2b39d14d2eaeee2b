/** One document of every kind, for the tests that walk through all kinds. A kind without a sample does not pass them. */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Services } from '../../shared/services.ts';

/** Creates the document, for dealer D001 where it belongs to one; it is the only export `sample` of `modules/<noun>/documentSample.fixture.ts`. */
export type DocumentSample = (services: Services) => Promise<{ id: string }>;

const folder = fileURLToPath(new URL('../../modules/', import.meta.url));

/** The sample of a kind whose noun is spelt like its call family, whatever the hyphens: `warrantyClaim` lies in `warranty-claim`. */
export async function documentSample(docType: string): Promise<DocumentSample> {
  const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();
  const file = globSync('*/documentSample.fixture.ts', { cwd: folder }).find((path) => plain(basename(dirname(path))) === plain(docType));
  if (file === undefined) throw new Error(`There is no sample of ${docType}: modules/<noun>/documentSample.fixture.ts.`);
  return ((await import(`${folder}${file}`)) as { sample: DocumentSample }).sample;
}
