import { expect, test } from 'vitest';
import { keysOf, moveFile, toFieldFiles, toValue, typeOf } from './fieldFiles.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name: `${name}.png`, path: `temp/${name}.png`, size: 1 })) as [
  { name: string; path: string; size: number },
  { name: string; path: string; size: number },
  { name: string; path: string; size: number },
];

test.each([
  ['paths' as const, 'temp/a.png,temp/b.png', ''],
  [
    'records' as const,
    [
      { fileName: 'a.png', filePath: 'temp/a.png', fileSize: 1 },
      { fileName: 'b.png', filePath: 'temp/b.png', fileSize: 1 },
    ],
    [],
  ],
])('files as %s, and none', (storeAs, value, none) => {
  expect(toValue([a, b], storeAs)).toEqual(value);
  expect(toValue([], storeAs)).toEqual(none);
  expect(toFieldFiles(value, new Map()).map(({ path }) => path)).toEqual(['temp/a.png', 'temp/b.png']);
});

test('a key goes with its file, and two of one path have two', () => {
  expect(keysOf([a, b, a])).toEqual(['temp/a.png 1', 'temp/b.png 1', 'temp/a.png 2']);
  expect(keysOf([b, a]).toReversed()).toEqual(keysOf([a, b]));
});

test('sizes of files that came with the value stay (complaint C13)', () => {
  const value = [{ fileName: 'old.pdf', filePath: 'temp/old.pdf', fileSize: 20480 }];
  expect(toValue(toFieldFiles(value, new Map()), 'records')).toEqual(value);
});

test('a path that was uploaded here keeps its name', () => {
  const known = new Map([['temp/x_01.png', { name: 'my photo, left.png', path: 'temp/x_01.png', size: 5 }]]);
  expect(toFieldFiles('temp/x_01.png', known)[0]!.name).toBe('my photo, left.png');
});

test.each([
  [0, 2, [b, c, a]],
  [2, 0, [c, a, b]],
  [1, 1, [a, b, c]],
])('moving %i to %i', (from, to, moved) => expect(moveFile([a, b, c], from, to)).toEqual(moved));

test.each([
  ['temp/a.PNG', 'image/png'],
  ['https://x.example/a.pdf?token=1', 'application/pdf'],
  ['temp/film.mp4', 'video/mp4'],
  ['temp/a.xlsx', ''],
  ['temp/none', ''],
])('%s is %j', (path, type) => expect(typeOf({ path, name: '' })).toBe(type));
