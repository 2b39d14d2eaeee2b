import { expect, test } from 'vitest';
import { describePeriod, describeQuery } from './describe.ts';
import type { QueryGroup } from '../query.ts';
import { type QueryLanguage, queryLanguages, queryTexts } from './queryTexts.ts';
import { periods } from '../values/periods.ts';
import { rules } from '../rules.ts';

const query: QueryGroup = {
  match: 'and',
  items: [
    { field: 'status', rule: 'in', val: 'submitted,pass' },
    {
      match: 'or',
      items: [
        { field: 'total', rule: 'between', val: '5,9', type: 'number' },
        { field: 'vin', rule: 'like', val: '{value}' },
      ],
    },
    { field: 'day', rule: 'period', val: 'last7days', type: 'date' },
    { field: 'note', rule: 'eq', val: 'x', muted: true },
  ],
};

test.each<[QueryLanguage, string]>([
  ['zh-cn', 'status在“submitted”、“pass”中，且（total在5至9之间，或vin包含“{value}”），且day在最近7天内'],
  ['en', 'status is one of “submitted”, “pass” and (total is between 5 and 9 or vin contains “{value}”) and day is in this period: last 7 days'],
  ['es', 'status es uno de «submitted», «pass» y (total está entre 5 y 9 o vin contiene «{value}») y day está en este período: últimos 7 días'],
  ['ru', 'status — одно из: «submitted», «pass» и (total от 5 до 9 или vin содержит «{value}») и day за период: последние 7 дней'],
  [
    'fr',
    'status est l’une des valeurs « submitted », « pass » et (total est entre 5 et 9 ou vin contient « {value} ») et day est dans la période : 7 derniers jours',
  ],
  ['pt', 'status é um de “submitted”, “pass” e (total está entre 5 e 9 ou vin contém “{value}”) e day está no período: últimos 7 dias'],
])('reads a query back in %s', (language, sentence) => expect(describeQuery(query, { language })).toBe(sentence));

test.each<[QueryLanguage, string]>([
  ['zh-cn', 'VIN大于order'],
  ['en', 'VIN is greater than order'],
  ['es', 'VIN es mayor que order'],
  ['ru', 'VIN больше order'],
  ['fr', 'VIN est supérieur à order'],
  ['pt', 'VIN é maior que order'],
])('in %s another field is called by its heading', (language, sentence) => {
  const line = { field: 'vin', rule: 'gt', val: 'orderNo', valueSource: 'field' } as const;
  const fieldText = (field: string) => ({ vin: 'VIN', orderNo: 'order' })[field] ?? field;
  expect(describeQuery({ match: 'and', items: [line] }, { language, fieldText, valueText: () => 'a value' })).toBe(sentence);
});

test.each<[QueryLanguage, string, string]>([
  ['zh-cn', 'status等于“a”，且不满足（vin等于“b”，或vin等于“c”）', '不满足（status等于“a”，且vin等于“b”）'],
  ['en', 'status is “a” and not (vin is “b” or vin is “c”)', 'not (status is “a” and vin is “b”)'],
  ['es', 'status es «a» y no se cumple (vin es «b» o vin es «c»)', 'no se cumple (status es «a» y vin es «b»)'],
  ['ru', 'status равно «a» и не выполняется (vin равно «b» или vin равно «c»)', 'не выполняется (status равно «a» и vin равно «b»)'],
  ['fr', 'status est « a » et non (vin est « b » ou vin est « c »)', 'non (status est « a » et vin est « b »)'],
  ['pt', 'status é “a” e não se cumpre (vin é “b” ou vin é “c”)', 'não se cumpre (status é “a” e vin é “b”)'],
])('not, in %s', (language, within, around) => {
  const eq = (field: string, val: string) => ({ field, rule: 'eq', val });
  expect(describeQuery({ match: 'and', items: [eq('status', 'a'), { match: 'or', not: true, items: [eq('vin', 'b'), eq('vin', 'c')] }] }, { language })).toBe(
    within,
  );
  expect(describeQuery({ match: 'and', not: true, items: [eq('status', 'a'), eq('vin', 'b')] }, { language })).toBe(around);
  expect(describeQuery({ match: 'and', not: true, items: [] }, { language })).toBe('');
});

test('with the words of the user', () => {
  const fieldText = (field: string) => ({ status: 'Status', vin: 'VIN' })[field] ?? field;
  const sentence = describeQuery(
    { match: 'and', items: [{ field: 'status', rule: 'ne', val: 'pass' }] },
    { language: 'en', fieldText, valueText: () => 'Passed' },
  );
  expect(sentence).toBe('Status is not Passed');
});

test.each(queryLanguages)('%s has a text for every rule and period', (language) => {
  const t = queryTexts(language);
  for (const rule of rules) expect(t(`rule.${rule}`, { field: 'F' })).toContain('F');
  for (const period of periods) expect(describePeriod(period, language)).not.toMatch(/^[a-z]+[A-Z\d]|^$/);
});

test.each<[QueryLanguage, string, string, string]>([
  ['zh-cn', '最近1天', '最近2周', '最近5个月'],
  ['en', 'last 1 day', 'last 2 weeks', 'last 5 months'],
  ['es', 'último 1 día', 'últimas 2 semanas', 'últimos 5 meses'],
  ['ru', 'последний 1 день', 'последние 2 недели', 'последние 5 месяцев'],
  ['fr', '1 dernier jour', '2 dernières semaines', '5 derniers mois'],
  ['pt', 'último 1 dia', 'últimas 2 semanas', 'últimos 5 meses'],
])('%s counts days, weeks and months', (language, ...texts) => {
  expect((['last1days', 'last2weeks', 'last5months'] as const).map((period) => describePeriod(period, language))).toEqual(texts);
});

test.each<[QueryLanguage, string, string, string]>([
  ['zh-cn', '未来1天', 'day在30天以前', 'day在2周以后'],
  ['en', 'next 1 day', 'day is more than 30 days ago', 'day is more than 2 weeks ahead'],
  ['es', 'próximo 1 día', 'day: hace más de 30 días', 'day: dentro de más de 2 semanas'],
  ['ru', 'следующий 1 день', 'day: более 30 дней назад', 'day: более чем через 2 недели'],
  ['fr', '1 prochain jour', 'day : il y a plus de 30 jours', 'day : dans plus de 2 semaines'],
  ['pt', 'próximo 1 dia', 'day: há mais de 30 dias', 'day: daqui a mais de 2 semanas'],
])('%s tells what is to come, and what is more than n away', (language, next, ago, ahead) => {
  const sentence = (val: string) => describeQuery({ match: 'and', items: [{ field: 'day', rule: 'period', val }] }, { language });
  expect([describePeriod('next1days', language), sentence('moreThan30daysAgo'), sentence('moreThan2weeksAhead')]).toEqual([next, ago, ahead]);
});

test('a period that is none is read back as it is', () => expect(describePeriod('last0days', 'en')).toBe('last0days'));

test('nothing asked, nothing said', () => expect(describeQuery({ match: 'or', items: [] }, { language: 'ru' })).toBe(''));
