import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstFiles, firstFilesPlugin } from '../../apps/portal/firstFiles.ts';

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
  chunk('vehicle.js', 'apps/portal/src/features/vehicle/index.tsx', ['controls.js', 'list.js', 'base.js'], [], true),
  chunk('vehicle-calls.js', 'apps/portal/src/features/vehicle/firstCalls.ts', ['vehicles.js', 'base.js'], [], true),
  chunk('vehicles.js', 'none'),
  chunk('list.js', 'none', ['controls.js', 'vehicles.js'], ['list.css']),
  chunk('job.js', 'apps/portal/src/features/job/index.tsx', ['list.js'], [], true),
  chunk('ui-en.js', 'packages/ui/src/HarrowProvider/locales/en.ts'),
  chunk('app-en.js', 'apps/portal/src/app/messages/en.json'),
  chunk('failures-en.js', 'apps/portal/src/platform/failures/messages/en.json'),
];
const textFiles = { login: 'login-*-1.json', vehicle: 'vehicle-*-2.json' };
const { files, shell, features, texts, shellTexts } = firstFiles(chunks, textFiles);
const named = (places: number[] = []): string[] => places.map((place) => files[place]!).toSorted();

test('the shell comes with all it imports, style sheets too, and without what the entry has', () => {
  expect(named(shell)).toEqual(['Shell.css', 'Shell.js', 'controls.js']);
});

test('a feature has its pages, its first calls and its texts, and what these import without what the shell has', () => {
  const { page, calls, more, texts: own } = features['vehicle']!;
  expect([named([page!, calls!]), named(more), own]).toEqual([['vehicle-calls.js', 'vehicle.js'], ['list.css', 'list.js', 'vehicles.js'], 'vehicle-*-2.json']);
});

test('a feature may ask nothing beforehand; the login has only texts, its pages came with the entry', () => {
  expect(features['job']!.calls).toBeUndefined();
  expect(features['login']).toEqual({ more: [], texts: 'login-*-1.json' });
});

test('texts that every page needs are found by language, apart from those behind the login', () => {
  expect([named(texts['en']), named(shellTexts['en'])]).toEqual([['failures-en.js'], ['app-en.js', 'ui-en.js']]);
});

test.each([
  ['shared', { save: 'Save', field: { vin: 'VIN' } }],
  ['app', { save: 'Save' }],
])('the texts of every page are one export; those of %s', (folder, shown) => {
  const plugin = firstFilesPlugin() as unknown as {
    configResolved: (config: { root: string }) => void;
    transform: { filter: { id: RegExp }; handler: (this: object, code: string, id: string) => { code: string } };
  };
  plugin.configResolved({ root: join(import.meta.dirname, '../../apps/portal') });
  const id = `/harrow/apps/portal/src/${folder}/messages/en.json`;
  expect(plugin.transform.filter.id.test(id)).toBe(true);
  const { code } = plugin.transform.handler.call({ addWatchFile() {} }, '{ "save": "Save" }', id);
  const [, json] = /^export default (.*);$/s.exec(code)!;
  const read = JSON.parse(json!) as { field?: object };
  expect(read).toMatchObject(shown);
  expect('field' in read).toBe('field' in shown);
});
