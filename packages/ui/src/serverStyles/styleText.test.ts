import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { styleText } from './styleText.ts';

test.each([
  [{ minWidth: 120, blockSize: 0, flex: 1, gridColumn: 3, zIndex: 5 }, 'min-width:120px;block-size:0;flex:1;grid-column:3;z-index:5'],
  [{ '--level': 2, '--columns': '40px  minmax(120px,\n120fr)' }, '--level:2;--columns:40px minmax(120px, 120fr)'],
  [{ transform: 'translateY(61px)', width: undefined, height: '' }, 'transform:translateY(61px)'],
  [{ WebkitLineClamp: '2', color: 'red}</style><script>', fontFamily: '"A"' }, '-webkit-line-clamp:2;font-family:"A"'],
])('%o is %j', (style, text) => {
  expect(styleText(style as CSSProperties)).toBe(text);
});
