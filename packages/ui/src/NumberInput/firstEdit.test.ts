import { expect, test } from 'vitest';
import { firstEdit } from './firstEdit.ts';

/** `|` is the caret, `[…]` a selection. */
function read(marked: string) {
  const start = marked.search(/[[|]/);
  const text = marked.replaceAll(/[[\]|]/g, '');
  return { text, start, end: marked.includes(']') ? marked.indexOf(']') - 1 : start };
}

test.each([
  ['a digit within', '1,2|34.50', '1,29|34.50', '129|34.50'],
  ['a digit at the end', '1,234|', '1,2345|', '12345|'],
  ['Backspace on a digit', '1,234|', '1,23|', '123|'],
  ['Backspace on a mark', '1,|234', '1|234', '|234'],
  ['Delete on a mark', '1|,234', '1|234', '1|34'],
  ['a deleted word', '1,234|.50', '|.50', '|.50'],
  ['a digit in place of some', '1,[234,5]67', '1,9|67', '19|67'],
  ['some deleted', '[1,2]34,567', '|34,567', '|34567'],
  ['a digit in place of all', '[1,234]', '3|', '3|'],
  ['a mark of the user is theirs', '[1,234]', '1,5|', '1,5|'],
  ['a decimal mark typed', '1,234|', '1,234.|', '1234.|'],
])('%s: %s becomes %s, read as %s', (_name, before, after, expected) => {
  const [shown, edited, wanted] = [read(before), read(after), read(expected)];
  const result = firstEdit(shown.text, [shown.start, shown.end], { text: edited.text, caret: edited.start }, ',');
  expect(result).toEqual({ text: wanted.text, caret: wanted.start });
});
