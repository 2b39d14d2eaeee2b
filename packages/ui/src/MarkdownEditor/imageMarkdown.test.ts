import { expect, test } from 'vitest';
import { imageMarkdown } from './imageMarkdown.ts';

test.each([
  ['https://a.example/b.png', 'Plate', '![Plate](https://a.example/b.png)'],
  ['/files/a b(1).png', '', '![](/files/a%20b%281%29.png)'],
  ['x.png', 'a ] b [ c\nd', String.raw`![a \] b \[ c d](x.png)`],
  ['  x.png ', String.raw` back\slash `, String.raw`![back\\slash](x.png)`],
])('%s with remark %j', (address, remark, markdown) => {
  expect(imageMarkdown(address, remark)).toBe(markdown);
});
