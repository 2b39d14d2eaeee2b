import type { Language } from '@harrow/ui';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br.js';
import 'dayjs/locale/ru.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadComponentLanguage } from './componentLanguage.ts';

const page = vi.hoisted(() => ({ language: 'ru', arrived: Promise.resolve() }));
vi.mock('@harrow/ui', () => ({ loadLanguage: () => page.arrived }));
vi.mock('./language.ts', () => ({ currentLanguage: () => page.language }));

beforeEach(() => {
  dayjs.locale('en');
  page.arrived = Promise.resolve();
});

test.each<[Language, string]>([
  ['ru', 'ноябрь'],
  ['pt', 'novembro'],
])('months are named in the language of the page: %s', async (language, month) => {
  page.language = language;
  await loadComponentLanguage(language);
  expect(dayjs('2026-11-25').format('MMMM')).toBe(month);
});

test('a language that arrives after another one was chosen changes nothing', async () => {
  let arrive = (): void => undefined;
  page.arrived = new Promise((resolve) => {
    arrive = resolve;
  });
  const late = loadComponentLanguage('pt');
  page.language = 'ru';
  page.arrived = Promise.resolve();
  await loadComponentLanguage('ru');
  arrive();
  await late;
  expect(dayjs('2026-11-25').format('MMMM')).toBe('ноябрь');
});
