import { expect, test } from 'vitest';
import { fromFiles, readPaths } from './cellFiles.ts';

test('files are stored as paths or as records', () => {
  const files = [
    { name: 'a.png', path: 't/a.png', size: 3 },
    { name: 'b', path: 't/b' },
  ];
  expect(fromFiles(files, 'paths')).toBe('t/a.png,t/b');
  expect(fromFiles(files, 'records')).toEqual([
    { fileName: 'a.png', filePath: 't/a.png', fileSize: 3 },
    { fileName: 'b', filePath: 't/b', fileSize: 0 },
  ]);
  expect(fromFiles([], 'paths')).toBeNull();
});

test('paths can be pasted, scripts cannot', () => {
  expect(readPaths('t/a.png,t/b.png', 'paths')).toEqual({ value: 't/a.png,t/b.png' });
  expect(readPaths('', 'paths')).toEqual({ value: null });
  expect(readPaths('javascript:alert(1)', 'paths')).toMatchObject({ error: 'parse.file' });
  expect(readPaths('<img src=x>', 'paths')).toMatchObject({ error: 'parse.file' });
});
