import { expect, test } from 'vitest';
import { setStylesAside } from './setStylesAside.ts';

test.each([
  ['<p style="text-align: center">a</p>', '<p data-style="text-align: center">a</p>'],
  ["<p title='a>b' STYLE = 'color:red'>a</p>", "<p title='a>b' data-style = 'color:red'>a</p>"],
  ['<p class="a"style=color:red>a</p>', '<p class="a"data-style=color:red>a</p>'],
  ['<p/style=color:red>a</p>', '<p/data-style=color:red>a</p>'],
  ['<p title="x style=y">set style="x"</p>', '<p title="x style=y">set style="x"</p>'],
  ['1 < 2 style="x" > 0', '1 < 2 style="x" > 0'],
  ['<p data-style="a">a</p>', '<p data-style="a">a</p>'],
  ['<head><style type="text/css">td { color: red }</style></head><td>a', '<head></head><td>a'],
  ['<p title="<style>">a</p>', '<p title="<style>">a</p>'],
])('%j is parsed as %j', (html, expected) => {
  expect(setStylesAside(html)).toBe(expected);
});
