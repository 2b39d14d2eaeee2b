import { beforeAll, expect, test } from 'vitest';
import { oddAreas } from '../AreaPicker.fixtures.ts';
import { loadReadings, nameRank, needsReadings, type Readings, searchAreas } from './areaSearch.ts';
import { createAreaTree } from './areaTree.ts';

let readings: Readings;
beforeAll(async () => void (readings = await loadReadings()));

test.each([
  ['北京市', '北', 0, 'characters'],
  ['北京市', '京', 2, 'characters inside'],
  ['北京市', 'bj', 1, 'initials'],
  ['北京市', 'BJS', 1, 'capitals'],
  ['北京市', 'beijing', 1, 'spelled in full'],
  ['北京市', 'beij', 1, 'as far as typed'],
  ['北京市', 'bjing', 1, 'mixed'],
  ['北京市', 'jing', undefined, 'not from the middle'],
  ['重庆市', 'cq', 1, 'the rare reading'],
  ['重庆市', 'chq', 1, 'a first sound of two letters'],
  ['乐亭县', 'lt', 1, 'one of several readings'],
  ['乐清市', 'yueqing', 1, 'another of them'],
  ['吕梁市', 'lvliang', 1, 'v for ü'],
  ['吕梁市', 'lüliang', 1, 'ü itself'],
  ['Cañete', 'cane', 0, 'no accent typed'],
  ['Lima', 'lm', undefined, 'no initials of Latin names'],
  ['北京市', 'bjsx', undefined, 'too much'],
] as const)('%s is found by %s: %s (%s)', (name, typed, rank, _why) => expect(nameRank(name, typed, readings)).toBe(rank));

test.each([
  ['hb jiang', ['江岸区']],
  ['湖北/仙桃', ['仙桃市']],
  ['cyq', ['朝阳区', '朝阳区']],
  ['jl cy', ['朝阳区']],
  ['hb bj', []],
] as const)('each word of %s must fit an area or one around it: %j', (typed, names) => {
  const found = searchAreas(createAreaTree(oddAreas).within('86'), typed, { readings, limit: 20 });
  expect(found.map(({ label }) => label)).toEqual(names);
});

test('the best come first, and not more than wanted', () => {
  const roots = createAreaTree(oddAreas).within('86');
  const names = (limit: number) => searchAreas(roots, '京', { readings, anyLevel: true, limit }).map(({ label }) => label);
  expect(names(20)).toEqual(['北京市', '东城区', '朝阳区']);
  expect(names(2)).toEqual(['北京市', '东城区']);
});

test('readings are needed for letters and Chinese names only', () => {
  const area = (label: string) => ({ value: '', label, code: '', index: 1, parent: undefined });
  expect(needsReadings('bj', [area('北京市')])).toBe(true);
  expect(needsReadings('北', [area('北京市')])).toBe(false);
  expect(needsReadings('bj', [area('Lima')])).toBe(false);
});
