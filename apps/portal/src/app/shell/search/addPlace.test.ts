import { expect, test } from 'vitest';
import { addPlace } from './addPlace.ts';

const place = (path: string) => ({ path, title: path });

test('the latest place is in front, and each is there once', () => {
  const places = [place('/a?page=1'), place('/b')];
  expect(addPlace(places, place('/a?page=2')).map(({ path }) => path)).toEqual(['/a?page=2', '/b']);
  expect(addPlace(places, place('/c')).map(({ path }) => path)).toEqual(['/c', '/a?page=1', '/b']);
});

test('twelve are kept', () => {
  const many = Array.from({ length: 12 }, (_, index) => place(`/${index}`));
  expect(addPlace(many, place('/new'))).toHaveLength(12);
});
