import { expect, test } from 'vitest';
import { pictureUrl } from './pictureUrl.ts';

const store = { url: () => 'whole', thumbnailUrl: () => 'small' };
const file = { id: '1', name: 'a', size: 1 };

test.each([
  ['image/jpeg', true, 'whole'],
  ['image/jpeg', false, 'whole'],
  ['image/heic', true, 'small'],
  ['image/heic', false, undefined],
])('of %s, small picture %s, is shown: %s', (type, hasThumbnail, expected) => expect(pictureUrl(store, { ...file, type, hasThumbnail })).toBe(expected));
