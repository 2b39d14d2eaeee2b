import { expect, test } from 'vitest';
import { fileUrl } from './fileUrl.ts';

test.each([
  ['temp/a.jpg', 'https://x/static', 'https://x/static/temp/a.jpg'],
  ['/temp/a.jpg', 'https://x/static/', 'https://x/static/temp/a.jpg'],
  ['http://y/a.jpg', 'https://x', 'http://y/a.jpg'],
  ['HTTPS://y/a.jpg', 'https://x', 'HTTPS://y/a.jpg'],
  ['httpdocs/a.jpg', 'https://x', 'https://x/httpdocs/a.jpg'],
  ['[{"filePath":"a"}]', 'https://x', undefined],
  ['', 'https://x', undefined],
  [undefined, 'https://x', undefined],
])('%s on %s is %s', (path, domain, url) => {
  expect(fileUrl(path, domain)).toBe(url);
});
