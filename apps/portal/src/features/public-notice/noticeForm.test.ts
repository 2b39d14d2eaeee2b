import { expect, test } from 'vitest';
import { emptyNotice, textsOf, toInput } from './noticeForm.ts';

const values = { ...emptyNotice, title: { ...emptyNotice.title, en: 'A', ru: '  ' }, content: { ...emptyNotice.content, en: '<p>a</p>' } };

test('only languages that say something are sent', () => {
  expect(toInput(values)).toMatchObject({ title: { en: 'A' }, content: { en: '<p>a</p>' } });
  expect(Object.keys(toInput(values).title)).toEqual(['en']);
});

test('a notice for everybody names nobody, whatever was chosen before', () => {
  expect(toInput({ ...values, targetIds: ['D001'] }).targetIds).toEqual([]);
  expect(toInput({ ...values, targetScope: 'dealer', targetIds: ['D001'] }).targetIds).toEqual(['D001']);
});

test('a cleared time is no time', () => {
  expect(toInput({ ...values, publishTime: '', expireDate: '' })).toMatchObject({ publishTime: null, expireDate: null });
});

test.each([
  ['en', 2],
  ['ru', 0],
] as const)('%s has %i texts', (language, count) => {
  expect(textsOf(values, language)).toBe(count);
});
