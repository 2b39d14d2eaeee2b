import { DictSelect, HarrowProvider, Pager } from '@harrow/ui';
import { EditableTable, numberColumn, textColumn } from '@harrow/ui/editable-table';
import { TestProvider } from '@harrow/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';

const columns = [textColumn({ key: 'part', title: 'Part' }), numberColumn({ key: 'quantity', title: 'Quantity' })];

function Orders() {
  const [rows, setRows] = useState([{ id: 'a', part: 'Blade', quantity: 2 }]);
  return <EditableTable label="Order lines" rows={rows} onRowsChange={setRows} columns={columns} />;
}

const pager = <Pager page={1} pageSize={10} total={25} onChange={() => undefined} />;

test('an editable table is drawn and edited in jsdom', async () => {
  render(<Orders />, { wrapper: TestProvider });
  const cell = screen.getByRole('gridcell', { name: 'Blade' });
  await userEvent.click(cell);
  const editor = await screen.findByRole('textbox', { name: /Part/ });
  await userEvent.clear(editor);
  await userEvent.type(editor, 'Share{Enter}');
  expect(await screen.findByRole('gridcell', { name: 'Share' })).toBeTruthy();
});

test('texts are there with the first render', () => {
  render(pager, { wrapper: TestProvider });
  expect(screen.getByText(/of 25/)).toBeTruthy();
});

const hostTexts = { lng: 'en', resources: { en: { translation: { hello: 'Hello, host' } } } };
const Hello = () => <p>{useTranslation().t('hello')}</p>;

test.each([
  ['before', true],
  ['after', false],
])('the texts of an application that starts i18next %s our provider stay its own', async (_, isFirst) => {
  const host = i18next.createInstance();
  const start = () => i18next.use(initReactI18next).init(hostTexts);
  if (isFirst) await start();
  const { rerender } = render(<HarrowProvider>{pager}</HarrowProvider>);
  if (!isFirst) await start();
  rerender(
    <HarrowProvider>
      {pager}
      <Hello />
    </HarrowProvider>,
  );
  expect(await screen.findByText('Hello, host')).toBeTruthy();
  expect(await screen.findByText(/of 25/)).toBeTruthy();
  expect(host.isInitialized).toBeFalsy();
});

test('the language of the page and of dayjs stay as the application set them', async () => {
  document.documentElement.lang = 'nl';
  render(<HarrowProvider language="ru">{pager}</HarrowProvider>);
  await screen.findByText(/из 25/);
  expect(document.documentElement.lang).toBe('nl');
  expect(dayjs.locale()).toBe('en');
});

test('the application may bring a language of its own, and its own words for single texts', async () => {
  const german = { code: 'de', antd: { locale: 'de' }, messages: { ui: { pager: { total: '{{from}} bis {{to}} von {{n}}' } } } };
  const { rerender } = render(<HarrowProvider language={german}>{pager}</HarrowProvider>);
  // English, which stands in for what is missing, is fetched beside it.
  await screen.findByText('1 bis 10 von 25');
  rerender(
    <HarrowProvider language={german} messages={{ ui: { pager: { total: 'nur {{n}}' } } }}>
      {pager}
    </HarrowProvider>,
  );
  expect(screen.getByText('nur 25')).toBeTruthy();
});

test('a language that says that it is whole is there with the first render', () => {
  const german = { code: 'de', antd: { locale: 'de' }, messages: { ui: { pager: { total: '{{from}} bis {{to}} von {{n}}' } } }, isWhole: true };
  render(<HarrowProvider language={german}>{pager}</HarrowProvider>);
  expect(screen.getByText('1 bis 10 von 25')).toBeTruthy();
});

test('a namespace that a language lacks is shown in English', async () => {
  const german = { code: 'de', antd: { locale: 'de' }, messages: { ui: {} } };
  render(
    <HarrowProvider language={german}>
      <Orders />
    </HarrowProvider>,
  );
  expect(await screen.findByRole('grid', { name: 'Order lines' })).toBeTruthy();
});
