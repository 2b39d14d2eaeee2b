import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeal, keyFile } from './seal.ts';

let folder: string;
let other: string;
beforeAll(async () => {
  [folder, other] = [await mkdtemp(join(tmpdir(), 'harrow-seal-')), await mkdtemp(join(tmpdir(), 'harrow-seal-'))];
});
afterAll(() => Promise.all([rm(folder, { recursive: true }), rm(other, { recursive: true })]));

test('a text is opened again with the key of the folder, which its owner alone can read', async () => {
  const seal = createSeal(folder);
  expect(await seal.open('v1.AAAA', 'x')).toBeUndefined();
  const sealed = await seal.close('пароль 密码', 'smtp.example:587');
  expect(sealed).not.toContain('пароль');
  expect((await stat(join(folder, keyFile))).mode & 0o777).toBe(0o600);
  expect(await createSeal(folder).open(sealed, 'smtp.example:587')).toBe('пароль 密码');
  expect(await seal.close('пароль 密码', 'smtp.example:587')).not.toBe(sealed);
});

test('it stays closed with another key, about something else, and when a bit of it was changed', async () => {
  const seal = createSeal(folder);
  const sealed = await seal.close('secret', 'smtp.example:587');
  expect(await createSeal(other).open(sealed, 'smtp.example:587')).toBeUndefined();
  expect(await createSeal(folder, 'x'.repeat(32)).open(sealed, 'smtp.example:587')).toBeUndefined();
  expect(await seal.open(sealed, 'evil.example:587')).toBeUndefined();
  const bytes = Buffer.from(sealed.slice(3), 'base64');
  for (const at of [0, 14, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(await seal.open(`v1.${changed.toString('base64')}`, 'smtp.example:587')).toBeUndefined();
  }
  for (const broken of ['', 'v1.', 'secret', 'v2.AAAA', sealed.slice(0, 20)]) expect(await seal.open(broken, 'smtp.example:587')).toBeUndefined();
});

test('servers with the same secret open what another one has sealed, and make no file', async () => {
  const secret = 's'.repeat(32);
  const sealed = await createSeal(other, secret).close('secret', 'x');
  expect(await createSeal('/nowhere', secret).open(sealed, 'x')).toBe('secret');
  await expect(readFile(join(other, keyFile))).rejects.toThrow('ENOENT');
});

test('two servers that need a key at once have the same', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'harrow-seal-'));
  const seals = [createSeal(fresh), createSeal(fresh), createSeal(fresh)];
  const sealed = await Promise.all(seals.map((seal) => seal.close('secret', 'x')));
  for (const text of sealed) expect(await seals[0]!.open(text, 'x')).toBe('secret');
  await rm(fresh, { recursive: true });
});
