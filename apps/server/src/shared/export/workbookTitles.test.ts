/** No workbook, and no sheet of one, is called by a key of the message files. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importTemplates } from '../../test/samples/masterSamples.ts';
import { firstMessage, languages } from '../messages/messages.ts';

const folder = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('modules/**/*.ts', { cwd: folder })
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => readFileSync(folder + file, 'utf8'));

/** What is exported by a declared list, or as a document. A master's workbook is called like its import. */
const exportedNames = sources.flatMap((text) =>
  [...text.matchAll(/(?:ExportedList =(?: \([^)]*\) =>)? \(?\{|exported: \{|documentExport\('\w+', \{)\s*name: '(\w+)'/g)].map((match) => match[1]!),
);
const masterNames = sources.flatMap((text) => [...text.matchAll(/: Master<\w+>\s*=\s*\{\s*name: '(\w+)'/g)].map((match) => match[1]!));
const names = [...new Set([...exportedNames, ...masterNames, ...importTemplates.map(({ name }) => name)])].toSorted();

test('all of them are looked at', () => expect([exportedNames.length > 20, masterNames.length > 12, names.length > 40]).toEqual([true, true, true]));

describe.each(languages)('in %s', (language) => {
  test.each(names)('%s has a title', (name) => expect(firstMessage(language, `export.${name}`, `module.${name}`)).not.toMatch(/^(?:export|module)\./));
});
