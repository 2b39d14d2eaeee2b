import { expect, test } from 'vitest';
import { checkFile, checkFiles, type FileRules } from './checkFile.ts';

const mb = 1024 * 1024;

test.each<[string, number, string, FileRules, ReturnType<typeof checkFile>]>([
  ['a.png', 0, 'image/png', {}, 'empty'],
  ['a.png', 50 * mb, 'image/png', {}, 'tooLarge'],
  ['a.png', 50 * mb - 1, 'image/png', { imagesOnly: true }, undefined],
  ['a.png', 2 * mb, 'image/png', { maxMb: 2 }, 'tooLarge'],
  ['a.pdf', 1, 'application/pdf', { imagesOnly: true }, 'notImage'],
  ['a', 1, '', { imagesOnly: true }, 'notImage'],
  // Windows knows no type of it.
  ['IMG_1.HEIC', 1, '', { imagesOnly: true }, undefined],
  ['a.mp3', 1, 'audio/mpeg', { takes: ['image'] }, 'notImage'],
  ['a.mp3', 1, 'audio/mpeg', { takes: ['image', 'pdf'] }, 'notTaken'],
  ['a.pdf', 1, 'application/pdf', { takes: ['image', 'pdf'] }, undefined],
  ['a.mov', 1, 'video/quicktime', { takes: ['video'] }, undefined],
  ['a.pdf', 1, 'application/pdf', {}, undefined],
  ['a.PDF', 1, '', { accept: '.xlsx, .pdf' }, undefined],
  ['a.exe', 1, 'application/pdf', { accept: '.pdf' }, 'wrongType'],
  ['a.heic', 1, 'image/heic', { accept: '.pdf,image/*' }, undefined],
  ['a.bin', 1, 'text/csv', { accept: 'text/csv' }, undefined],
  ['a.bin', 1, 'text/plain', { accept: 'text/csv,image/*' }, 'wrongType'],
  ['photo\u202egpj.exe', 1, '', {}, 'badName'],
  ['a\nb.pdf', 1, '', {}, 'badName'],
  ['\'; -- <b>铭牌, \ud83d\ude00".pdf', 1, '', {}, undefined],
])('%j of %i bytes, type %j, rules %j: %s', (name, size, type, rules, refusal) => {
  expect(checkFile({ name, size, type }, rules)).toBe(refusal);
});

test('only as many good files as there is room for are taken, in the order they were chosen', () => {
  const [a, empty, b, c] = [new File(['x'], 'a'), new File([], 'empty'), new File(['x'], 'b'), new File(['x'], 'c')];
  const checked = checkFiles([a, empty, b, c], {}, 2);
  expect(checked.accepted).toEqual([a, b]);
  expect(checked.refused).toEqual([
    { file: empty, reason: 'empty' },
    { file: c, reason: 'tooMany' },
  ]);
});

test('ten thousand files are checked at once', () => {
  const files = Array.from({ length: 10_000 }, (_, i) => new File(['x'], `${i}.txt`));
  const checked = checkFiles(files, {}, 9);
  expect([checked.accepted.length, checked.refused.length]).toEqual([9, 9991]);
});
