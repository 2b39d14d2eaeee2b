import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from '../HarrowProvider/language/language.ts';
import type { LanguagePack } from '../HarrowProvider/language/languagePack.ts';

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => readFileSync(join(src, file), 'utf8'));
const registered = sources.flatMap((text) => [...text.matchAll(/^registerMessages\('(\w+)'/gm)].map(([, namespace]) => namespace!));

test.each(languages)('the whole pack of %s has every namespace that a component asks for', async (language) => {
  const { default: pack } = (await import(`./${language}.ts`)) as { default: LanguagePack };
  expect(pack.code).toBe(language);
  expect(Object.keys(pack.messages).sort()).toEqual(['ui', ...registered].sort());
  expect(pack.antd.locale.toLowerCase()).toContain(language.slice(0, 2));
});
