import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solve } from './puzzle.ts';

const salt = 'd2f0a1c4b3';
const puzzle = (number: number, maxnumber: number) => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
  maxnumber,
  salt,
  signature: 's',
});
const go = (): Promise<void> => Promise.resolve();

test('the solution is the puzzle with its number, as base64 of JSON', async () => {
  const { maxnumber: _maxnumber, ...rest } = puzzle(1234, 2000);
  expect(JSON.parse(atob((await solve(puzzle(1234, 2000), go))!))).toEqual({ ...rest, number: 1234 });
});

test('a puzzle without a solution has none', async () => expect(await solve(puzzle(2001, 2000), go)).toBeUndefined());

test('a page that solves it itself gets turns in between, and may give up', async () => {
  let turns = 0;
  await solve(puzzle(2000, 2000), async () => void (turns += 1));
  expect(turns).toBe(5);
  await expect(solve(puzzle(2000, 2000), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
