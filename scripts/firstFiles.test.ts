import { expect, test } from 'vitest';
import { firstFiles } from '../apps/portal/firstFiles.ts';

type Chunk = Parameters<typeof firstFiles>[0][number];
const chunk = (fileName: string, module: string, imports: string[] = [], sheets: string[] = [], isEntry = false): Chunk =>
  ({
    fileName,
    facadeModuleId: `/src/${module}`,
    imports,
    isEntry,
    viteMetadata: { importedCss: new Set(sheets), importedAssets: new Set() },
  }) as unknown as Chunk;

const chunks = [
  chunk('index.js', 'index.html', ['base.js'], [], true),
  chunk('base.js', 'none'),
  chunk('Shell.js', 'apps/portal/src/app/shell/Shell.tsx', ['base.js', 'controls.js'], ['Shell.css']),
  chunk('controls.js', 'none', ['base.js']),
  chunk('vehicle.js', 'apps/portal/src/features/vehicle/index.tsx', ['controls.js', 'list.js', 'base.js']),
  chunk('list.js', 'none', ['controls.js'], ['list.css']),
  chunk('ui-en.js', 'packages/ui/src/HarrowProvider/locales/en.ts'),
  chunk('app-en.js', 'apps/portal/src/app/messages/en.json'),
  chunk('vehicle-en.js', 'apps/portal/src/features/vehicle/messages/en.json'),
];
const { files, shell, features, texts } = firstFiles(chunks);
const named = (places: number[] = []): string[] => places.map((place) => files[place]!).toSorted();

test('the shell comes with all it imports, style sheets too, and without what the entry has', () => {
  expect(named(shell)).toEqual(['Shell.css', 'Shell.js', 'controls.js']);
});

test('a page comes without what the shell has', () => {
  expect(named(features['vehicle'])).toEqual(['list.css', 'list.js', 'vehicle.js']);
});

test('texts are found by language, those of a feature by its folder', () => {
  expect(named(texts['en'])).toEqual(['app-en.js', 'ui-en.js']);
  expect(named(texts['en/vehicle'])).toEqual(['vehicle-en.js']);
});
