import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test.each(Object.entries(scripts))('npm run %s starts files that are there', (_name, command) => {
  for (const [file] of command.matchAll(/[\w/.-]+\.(?:ts|mjs)\b/g)) expect(existsSync(join(root, file)), file).toBe(true);
});
