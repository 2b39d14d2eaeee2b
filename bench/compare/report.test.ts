import { expect, it } from 'vitest';
import { report, summary } from './report.ts';
import type { Comparison } from './verdict.ts';

const save: Comparison = {
  name: 'save, Node.js',
  unit: 's per 1,000',
  better: 'less',
  kind: 'CPU',
  now: 1.654_32,
  before: 1.5,
  peer: 0.5,
  ratio: 1.1012,
  spread: 0.0432,
  verdict: 'worse',
};
const list: Comparison = { ...save, name: 'list', kind: 'wall', ratio: 0.98, verdict: 'alike' };
const circumstances = {
  part: 'server',
  now: '1111111+',
  before: '2222222',
  peer: 'floor',
  notes: ['50000 claims.'],
  rounds: 12,
  date: new Date('2026-11-28T10:00:00Z'),
  machine: '2 × CPU',
  loads: [2.04, 9.96, 4],
};

it('names both states, the circumstances, and each figure with its ratios, spread and verdict', () => {
  const text = report([save, list], circumstances);
  expect(text).toContain('# server: 1111111+ beside 2222222\n');
  expect(text).toContain('2026-11-28T10:00Z, 2 × CPU, load 2.0 to 10.0. 12 rounds in turns;');
  expect(text).toContain('50000 claims.');
  const table = text.split('\n').filter((line) => line.startsWith('|'));
  expect(table).toEqual([
    '| figure |  | 1111111+ | 2222222 | floor | 1111111+ ÷ floor | 1111111+ ÷ 2222222 | spread |  |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --- |',
    '| save, Node.js, s per 1,000 | CPU | 1.65 | 1.5 | 0.5 | 3.31 | 1.10 | 4.3 % | **worse** |',
    '| list, s per 1,000 | wall | 1.65 | 1.5 | 0.5 | 3.31 | 0.98 | 4.3 % | alike |',
  ]);
  expect(text.trimEnd().endsWith('Worse by more than the spread: save, Node.js (CPU × 1.10).')).toBe(true);
});

it('leaves the columns of the peer out where there is none', () => {
  const text = report([{ ...list, peer: undefined }], { ...circumstances, peer: undefined });
  expect(text).toContain('| figure |  | 1111111+ | 2222222 | 1111111+ ÷ 2222222 | spread |  |\n| --- | --- | --: | --: | --: | --: | --- |');
  expect(text).toContain('| list, s per 1,000 | wall | 1.65 | 1.5 | 0.98 | 4.3 % | alike |');
});

it('says of a figure whose spread would hide a change that it tells nothing', () => {
  expect(report([{ ...list, spread: 0.4 }], circumstances)).toContain('| 40 % | too noisy to tell |');
});

it('sums up', () => {
  expect(summary([list])).toBe('No figure is worse by more than its spread.');
});
