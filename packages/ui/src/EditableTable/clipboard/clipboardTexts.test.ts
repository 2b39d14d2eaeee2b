import { describe, expect, test } from 'vitest';
import { readClipboard, writeClipboard } from './clipboardTexts.ts';
import { copiedBlocks } from './spreadsheets.fixtures.ts';

const clipboard = (data: Record<string, string>) => ({ getData: (type: string) => data[type] ?? '' });

/** HTML of the same blocks is read in a browser: see the story "From Excel". */
describe('cells of a spreadsheet come from its plain text, which keeps lines and spaces', () => {
  test.each(copiedBlocks)('$name', ({ html, plain, cells }) => {
    expect(readClipboard(clipboard({ 'text/html': html, 'text/plain': plain }))).toEqual(cells);
    expect(readClipboard(clipboard({ 'text/plain': plain }))).toEqual(cells);
  });
});

describe('our own flavour comes first, if it is one', () => {
  const own = 'application/x-harrow-cells';
  test.each([
    ['cells as they were', '[["=1+1","a\\nb"]]', [['=1+1', 'a\nb']]],
    ['no JSON', '[["a"', [['plain']]],
    ['no cells', '[[1,2]]', [['plain']]],
    ['no rows', '[]', [['plain']]],
  ])('%s', (_, json, cells) => expect(readClipboard(clipboard({ [own]: json, 'text/plain': 'plain' }))).toEqual(cells));
});

test('an empty clipboard has no cells', () => {
  expect(readClipboard(clipboard({}))).toBeUndefined();
});

test('what is copied is a table in HTML and quoted text with tabs: lines stay in their cell, codes stay text, numbers stay numbers', () => {
  const written: Record<string, string> = {};
  writeClipboard({ setData: (type, data) => (written[type] = data) }, [
    ['00123', '2.5', '2026-03-01', 'first\nsecond'],
    ['=1+1', '-12', '3-4', 'say "ah" & <go>'],
  ]);
  expect(written['text/plain']).toBe('00123\t2.5\t2026-03-01\t"first\nsecond"\r\n\'=1+1\t-12\t3-4\t"say ""ah"" & <go>"\r\n');
  const text = ` style="mso-number-format:'\\@'" sdnum="1033;0;@"`;
  expect(written['text/html']).toBe(
    `<table><tr><td${text}>00123</td><td>2.5</td><td>2026-03-01</td><td>first<br style="mso-data-placement:same-cell">second</td></tr>` +
      `<tr><td${text}>=1+1</td><td>-12</td><td${text}>3-4</td><td>say &quot;ah&quot; &amp; &lt;go&gt;</td></tr></table>`,
  );
});
