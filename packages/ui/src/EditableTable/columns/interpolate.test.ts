import { expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';

test('names of the column are filled in, everything else stays', () => {
  const source = { title: 'Hours', key: 'hours', defaultValue: 1 };
  expect(interpolate('Enter ${title} (${key}), e.g. ${defaultValue}', source)).toBe('Enter Hours (hours), e.g. 1');
  expect(interpolate('${constructor} $title ${ title }', source)).toBe('${constructor} $title ${ title }');
  expect(interpolate('[${defaultValue}]', { title: '$&', key: 'k' })).toBe('[]');
  expect(interpolate('${title}', { title: '$&', key: 'k' })).toBe('$&');
});
