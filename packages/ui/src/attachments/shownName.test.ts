import { expect, test } from 'vitest';
import { savedName, shownName } from './shownName.ts';

test.each([
  ['a/b\\c.pdf', 'a/b\\c.pdf'],
  ['one, "two"; \'three\'.pdf', 'one, "two"; \'three\'.pdf'],
  ['\u{1f69c}\u{1f468}\u200d\u{1f33e}.pdf', '\u{1f69c}\u{1f468}\u200d\u{1f33e}.pdf'],
  [`${'я'.repeat(125)}.pdf`, `${'я'.repeat(125)}.pdf`],
  ['photo\u202egpj.exe', 'photo\ufffdgpj.exe'],
  ['a\u2067b.pdf', 'a\ufffdb.pdf'],
  ['a\u200f.pdf', '\u2068a\u200f.pdf\u2069'],
  ['a\nb\0.pdf', 'a\ufffdb\ufffd.pdf'],
  ['فاتورة.pdf', '\u2068فاتورة.pdf\u2069'],
  ['\u2069חשבונית.pdf', '\u2068\ufffdחשבונית.pdf\u2069'],
  ['保养记录.pdf', '保养记录.pdf'],
])('%j is shown as %j', (name, shown) => expect(shownName(name)).toBe(shown));

test.each([
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['فاتورة.pdf', 'فاتورة.pdf'],
])('%j is saved as %j', (name, saved) => expect(savedName(name)).toBe(saved));
