import { expect, test } from 'vitest';
import { isImagePath, shortName, toFiles, writeFiles } from './fileValues.ts';

test('paths, records and records as JSON text are the same files', () => {
  const expected = [
    { name: 'plate.jpg', path: 'temp/plate.jpg' },
    { name: 'отчёт.pdf', path: 'temp/%D0%BE%D1%82%D1%87%D1%91%D1%82.pdf' },
  ];
  expect(toFiles('temp/plate.jpg, temp/%D0%BE%D1%82%D1%87%D1%91%D1%82.pdf')).toEqual(expected);
  const records = [{ fileName: 'plate.jpg', filePath: 'temp/plate.jpg', fileSize: 12 }];
  expect(toFiles(records)).toEqual([{ ...expected[0], size: 12 }]);
  expect(toFiles(JSON.stringify(records))).toEqual([{ ...expected[0], size: 12 }]);
});

test('what is no file is left out', () => {
  expect(toFiles(null)).toEqual([]);
  expect(toFiles(7)).toEqual([]);
  expect(toFiles(',,')).toEqual([]);
  expect(toFiles([null, 3, {}, { filePath: 4 }, { filePath: 'a/b' }])).toEqual([{ name: 'b', path: 'a/b' }]);
  expect(toFiles('[broken')).toEqual([{ name: '[broken', path: '[broken' }]);
});

test('files are stored as paths or as records', () => {
  const files = [
    { name: 'a.png', path: 't/a.png', size: 3 },
    { name: 'b', path: 't/b' },
  ];
  expect(writeFiles(files, 'paths')).toBe('t/a.png,t/b');
  expect(writeFiles(files, 'records')).toEqual([
    { fileName: 'a.png', filePath: 't/a.png', fileSize: 3 },
    { fileName: 'b', filePath: 't/b', fileSize: 0 },
  ]);
  expect([writeFiles([], 'paths'), writeFiles([], 'records')]).toEqual(['', []]);
});

test('names are five characters and an ellipsis', () => {
  expect(shortName('счётчик.jpg')).toBe('счётч…');
  expect(shortName('👍👍👍👍👍👍')).toBe('👍👍👍👍👍…');
  expect(shortName('a.png')).toBe('a.png');
});

test('pictures are known by their ending', () => {
  expect(isImagePath('t/a.JPG?x=1')).toBe(true);
  expect(isImagePath('t/a.pdf')).toBe(false);
});
