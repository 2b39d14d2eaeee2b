import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test.each([
  ['attachment; filename="claim 1.pdf"', 'claim 1.pdf'],
  ['attachment; filename=claim.pdf', 'claim.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%D0%90%D0%BA%D1%82.pdf', 'Акт.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'x.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
  // A name in quotes may say anything.
  ['attachment; filename="a; filename*=UTF-8\'\'b.txt"', "a; filename*=UTF-8''b.txt"],
  ['attachment; name="filename=wrong.txt"; filename="right.txt"', 'right.txt'],
  ['attachment; xfilename=wrong.txt; FileName = right.txt', 'right.txt'],
  ['filename=claim.pdf', 'claim.pdf'],
  ['attachment;filename="C:\\Users\\a\\claim.pdf"', 'claim.pdf'],
  ['attachment; filename="x.pdf"; filename*="UTF-8\'\'%D0%90%D0%BA%D1%82.pdf"', 'Акт.pdf'],
  ["attachment; filename*=ISO-8859-1'fr'facture%20r%E9gl%E9e.pdf", 'facture réglée.pdf'],
  ["attachment; filename*=klingon''x.pdf; filename=y.pdf", 'y.pdf'],
  // As Java servers send it: URL-encoded, or UTF-8 bytes one by one.
  ['attachment;filename=%E7%B4%A2%E8%B5%94.xls', '索赔.xls'],
  ['attachment; filename="100% sure.xls"', '100% sure.xls'],
  [`attachment; filename="${String.fromCharCode(...new TextEncoder().encode('索赔.xls'))}"`, '索赔.xls'],
  ['attachment; filename="r\u00e9gl\u00e9e.pdf"', 'r\u00e9gl\u00e9e.pdf'],
  ["attachment; filename*=UTF-8''invoice%E2%80%AEfdp.exe", 'invoicefdp.exe'],
  ["attachment; filename*=UTF-8''a%00b%0D%0A.txt", 'ab.txt'],
  ['attachment; filename=".."', undefined],
  ['attachment; filename=""', undefined],
  ['attachment; filename', undefined],
  ['attachment; filename="never closed', '"never closed'],
  ['inline', undefined],
  ['', undefined],
  [null, undefined],
])('%s names %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});

test('no header makes it throw or name a folder', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'filename*=";\\/\'%2E5cUTF-8. \u00e9\u202e\0') });
  fc.assert(
    fc.property(noise, (text) => {
      const name = fileNameOf(`attachment; filename${text}`);
      expect(name ?? 'a').not.toMatch(/[/\\\p{Cc}\u202e]|^$/u);
    }),
    { numRuns: 5000 },
  );
});

test('what RFC 8187 encodes is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
      fc.pre(!/[/\\\p{Cc}\p{Cf}]|^\s|\s$|^\.+$/u.test(name));
      expect(fileNameOf(`attachment; filename="x"; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(name);
    }),
  );
});
