import { expect, test } from 'vitest';
import { declaredExports, listedExports, listedPackages } from './publicExports.ts';

// Other applications build on these names: removing or renaming one is a breaking change. If it is intended: node scripts/publish/publicExports.ts
test.each(listedPackages)(
  'the sources of %s export what its list says',
  (folder) => {
    expect(Object.fromEntries(declaredExports(folder, 'source'))).toEqual(Object.fromEntries(listedExports(folder)));
  },
  60_000,
);
