import { expect, test, vi } from 'vitest';
import { createLinkedOptions } from './linkedOptions.ts';

const cities = { ru: ['Voronezh', 'Omsk'], br: ['Goiânia'] };
const option = (value: string) => ({ value, label: value });
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('choices are asked for once per value of the parent', async () => {
  const source = vi.fn(async (country: unknown) => cities[country as 'ru' | 'br'].map(option));
  const linked = createLinkedOptions(source, true);
  const told = vi.fn();
  linked.subscribe(told);
  linked.load('ru');
  linked.load('ru');
  expect(linked.state('ru')).toEqual({});
  await settle();
  linked.load('ru');
  expect(linked.state('ru').options?.list.map(({ value }) => value)).toEqual(['Voronezh', 'Omsk']);
  expect(linked.state('ru')).toBe(linked.state('ru'));
  linked.load('br');
  await settle();
  expect(source.mock.calls).toEqual([['ru'], ['br']]);
  expect(told).toHaveBeenCalledTimes(2);
});

test('an empty parent leaves nothing to choose and asks nobody; the first column of a chain needs none', async () => {
  const source = vi.fn(() => Promise.resolve([option('ru')]));
  const child = createLinkedOptions(source, true);
  child.load(null);
  expect(child.state(null).options?.list).toEqual([]);
  expect(source).not.toHaveBeenCalled();
  const first = createLinkedOptions(source, false);
  first.load('whatever');
  await settle();
  expect(source.mock.calls).toEqual([[undefined]]);
  expect(first.state(undefined).options?.list).toHaveLength(1);
});

test('a failure is told and can be tried again', async () => {
  const source = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([option('a')]);
  const linked = createLinkedOptions(source, true);
  linked.load('p');
  await settle();
  expect(linked.state('p').error?.message).toBe('down');
  linked.load('p');
  await settle();
  expect(linked.state('p').options?.list).toHaveLength(1);
});
