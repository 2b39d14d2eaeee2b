import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HarrowProvider } from '../HarrowProvider/index.ts';
import en from '../locales/en.ts';
import { DateInput, DateRangeInput, TimeInput } from './index.ts';

const render = (field: ReactNode): string => renderToString(createElement(HarrowProvider, { language: en }, field));

test('a field shows its value while the calendar is on its way, as on a page from a server', () => {
  expect(render(createElement(DateInput, { value: '2026-12-24' }))).toContain('value="2026-12-24"');
  expect(render(createElement(TimeInput, { value: '07:30:00' }))).toContain('value="07:30:00"');
  expect(render(createElement(DateRangeInput, { value: ['2026-12-24', '2026-12-31'] }))).toContain('value="2026-12-24 – 2026-12-31"');
});
