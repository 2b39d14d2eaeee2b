/** Rows for lists that are empty on a new installation: `modules/<noun>/listSample.fixture.ts`, which exports `sample`. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Services } from '../../shared/services.ts';

export type ListSample = (services: Services) => Promise<unknown>;

const folder = fileURLToPath(new URL('../../modules/', import.meta.url));

export const listSample = (): Promise<ListSample[]> =>
  Promise.all(
    globSync('*/listSample.fixture.ts', { cwd: folder })
      .toSorted()
      .map(async (file) => ((await import(`${folder}${file}`)) as { sample: ListSample }).sample),
  );
