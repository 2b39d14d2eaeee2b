import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { caretPoint } from '../hands.fixtures.ts';
import type { Language } from '../HarrowProvider/index.ts';
import { numberMarks } from '../Money/formatNumber.ts';
import { MoneyInput, NumberInput } from './NumberInput.tsx';

const changed = fn();

const meta = {
  title: 'Inputs/NumberInput',
  component: NumberInput,
  render: () => (
    <Form layout="vertical" initialValues={{ hours: 1026.5, amount: 1234.5 }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="hours" label="Working hours">
        <NumberInput decimals={1} nonNegative />
      </Form.Item>
      <Form.Item name="amount" label="Amount">
        <MoneyInput currency="EUR" />
      </Form.Item>
    </Form>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const InAForm: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas, step }) => {
    const amount = await canvas.findByRole('textbox', { name: 'Amount' });
    const hours = canvas.getByRole('textbox', { name: 'Working hours' });
    await step('a point is taken where the language has a comma', async () => {
      await expect(amount).toHaveValue('1\u202f234,50');
      await userEvent.clear(amount);
      await userEvent.type(amount, '99.5');
      await expect(changed).toHaveBeenLastCalledWith({ amount: 99.5 }, expect.anything());
      await userEvent.tab();
      await expect(amount).toHaveValue('99,50');
    });
    await step('more decimals than allowed stay, and make it no number', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, '12,3456');
      await expect(changed).toHaveBeenLastCalledWith({ amount: undefined }, expect.anything());
      await userEvent.tab();
      await expect(amount).toHaveValue('12,3456');
      await waitFor(() => expect(amount).toHaveAccessibleDescription('2 décimales au plus'));
    });
    await step('so do more digits than a number holds', async () => {
      for (const text of ['9007199254740993', '99999999999999,99']) {
        await userEvent.clear(amount);
        await userEvent.type(amount, text);
        await userEvent.tab();
        await expect(amount).toHaveValue(text);
        await waitFor(() => expect(amount).toHaveAccessibleDescription('A plus de chiffres qu’on ne peut en garder exactement'));
        await expect(changed).toHaveBeenLastCalledWith({ amount: undefined }, expect.anything());
      }
    });
    await step('digits of an input method are digits', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, '１２３．５');
      await expect(changed).toHaveBeenLastCalledWith({ amount: 123.5 }, expect.anything());
      await userEvent.tab();
      await expect(amount).toHaveValue('123,50');
    });
    await step('what is no number stays as it was typed, is none, and says so when the field is left', async () => {
      for (const text of ['1e3', '1e400', '1-2', '12x', '5-', '12%', '1.2.3']) {
        await userEvent.clear(amount);
        await userEvent.type(amount, text);
        await expect(changed).toHaveBeenLastCalledWith({ amount: undefined }, expect.anything());
        await expect(amount).not.toBeInvalid();
        await userEvent.tab();
        await expect(amount).toHaveValue(text);
        await waitFor(() => expect(amount).toHaveAccessibleDescription('Ce n’est pas un nombre'));
      }
    });
    await step('a minus is wrong where it makes no sense, and is not left out', async () => {
      await userEvent.clear(hours);
      await userEvent.type(hours, '-7,25');
      await userEvent.tab();
      await expect(hours).toHaveValue('-7,25');
      await waitFor(() => expect(hours).toHaveAccessibleDescription('Doit être au moins 0'));
      await expect(changed).not.toHaveBeenCalledWith({ hours: 7.2 }, expect.anything());
    });
    await step('an emptied field has no value', async () => {
      await userEvent.clear(hours);
      await expect(changed).toHaveBeenLastCalledWith({ hours: undefined }, expect.anything());
    });
  },
};

const finished = fn();

/** A number beyond its limits stays where it was typed, says why, and keeps the form from being sent, at any depth of it. */
export const Limits: Story = {
  render: () => (
    <Form layout="vertical" onFinish={finished} style={{ maxWidth: 320 }}>
      <Form.Item name="months" label="Months">
        <NumberInput decimals={0} min={6} max={120} />
      </Form.Item>
      <Form.Item name={['claim', 'hours']} label="Hours">
        <NumberInput max={24} />
      </Form.Item>
      <Button htmlType="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, step }) => {
    finished.mockClear();
    const months = await canvas.findByRole('textbox', { name: 'Months' });
    const hours = canvas.getByRole('textbox', { name: 'Hours' });
    await step('what is on its way to a right number is not named', async () => {
      await userEvent.type(months, '1');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.type(months, '2');
      await userEvent.tab();
      await expect(months).not.toBeInvalid();
    });
    await step('what is too much is named when the field is left', async () => {
      await userEvent.type(months, '1');
      await userEvent.tab();
      await waitFor(() => expect(months).toHaveAccessibleDescription('Must be at most 120'));
      await expect(months).toHaveValue('121');
      await expect(months).toBeInvalid();
      await expect(canvas.getByRole('alert')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.clear(months);
      await userEvent.type(months, '5{Enter}');
      await waitFor(() => expect(months).toHaveAccessibleDescription('Must be at least 6'));
      await userEvent.clear(months);
      await userEvent.type(months, '6');
      await userEvent.type(hours, '24.5');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(hours).toHaveAccessibleDescription('Must be at most 24'));
      await expect(months).not.toBeInvalid();
      await expect(finished).not.toHaveBeenCalled();
    });
    await step('right numbers are sent', async () => {
      await userEvent.clear(hours);
      await userEvent.type(hours, '24');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(finished).toHaveBeenCalledWith({ months: 6, claim: { hours: 24 } }));
    });
  },
};

/** A form whose draft keeps what was typed, whether it could be read or not. */
function Draft() {
  const [draft, setDraft] = useState<{ hours?: number | undefined; unread?: string | undefined }>({ unread: '12,3x' });
  const [opened, setOpened] = useState(0);
  return (
    <Form key={opened} layout="vertical" initialValues={{ hours: draft.hours }} onFinish={finished} style={{ maxWidth: 320 }}>
      <Form.Item name="hours" label="Hours">
        <NumberInput
          unread={draft.unread}
          onUnreadChange={(unread) => setDraft((kept) => ({ ...kept, unread }))}
          onChange={(hours) => setDraft((kept) => ({ ...kept, hours }))}
        />
      </Form.Item>
      <Button onClick={() => setOpened(opened + 1)}>Open again</Button>
      <Button onClick={() => setDraft({ unread: '4-4' })}>Other draft</Button>
      <Button onClick={() => setDraft({ unread: '8,5' })}>Readable draft</Button>
      <Button htmlType="submit">Save</Button>
    </Form>
  );
}

/** A text that is no number can be kept by the form and handed back: it is shown again with its error, and holds the form. */
export const KeptUnread: Story = {
  globals: { language: 'fr' },
  render: () => <Draft />,
  play: async ({ canvas, step }) => {
    finished.mockClear();
    const hours = () => canvas.findByRole('textbox', { name: 'Hours' });
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('handed in at first', async () => {
      await expect(await hours()).toHaveValue('12,3x');
      await waitFor(async () => expect(await hours()).toHaveAccessibleDescription('Ce n’est pas un nombre'));
      await press('Save');
      await expect(finished).not.toHaveBeenCalled();
    });
    await step('handed out while it is typed', async () => {
      await userEvent.type(await hours(), 'yz');
      await userEvent.tab();
      await press('Open again');
      await expect(await hours()).toHaveValue('12,3xyz');
      await expect(await hours()).toBeInvalid();
    });
    await step('handed in later', async () => {
      await press('Other draft');
      await expect(await hours()).toHaveValue('4-4');
      await expect(await hours()).toBeInvalid();
    });
    await step('once it is corrected there is none', async () => {
      await userEvent.clear(await hours());
      await userEvent.type(await hours(), '7,5');
      await press('Open again');
      await expect(await hours()).toHaveValue('7,5');
      await expect(await hours()).toBeValid();
      await userEvent.clear(await hours());
      await press('Open again');
      await expect(await hours()).toHaveValue('');
    });
    await step('what can be read after all is the number', async () => {
      await press('Readable draft');
      await waitFor(async () => expect(await hours()).toHaveValue('8,5'));
      await press('Save');
      await waitFor(() => expect(finished).toHaveBeenCalledWith({ hours: 8.5 }));
    });
  },
};

/** Numbers as texts have all the digits that were typed; nothing else is told apart. */
export const Exact: Story = {
  render: () => (
    <Form layout="vertical" initialValues={{ serial: '9007199254740993', amount: '99999999999999.99' }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="serial" label="Serial number">
        <NumberInput stringMode decimals={0} />
      </Form.Item>
      <Form.Item name="amount" label="Amount">
        <MoneyInput stringMode currency="EUR" max={100_000_000_000_000} />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas }) => {
    const serial = await canvas.findByRole('textbox', { name: 'Serial number' });
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(serial).toHaveValue('9,007,199,254,740,993');
    await expect(amount).toHaveValue('99,999,999,999,999.99');
    await userEvent.clear(serial);
    await userEvent.type(serial, '12345678901234567890');
    await expect(changed).toHaveBeenLastCalledWith({ serial: '12345678901234567890' }, expect.anything());
    await userEvent.tab();
    await expect(serial).toHaveValue('12,345,678,901,234,567,890');
    await userEvent.clear(amount);
    await userEvent.type(amount, '38500.5');
    await expect(changed).toHaveBeenLastCalledWith({ amount: '38500.5' }, expect.anything());
    await userEvent.tab();
    await expect(amount).toHaveValue('38,500.50');
    await userEvent.clear(amount);
    await userEvent.type(amount, '100000000000000.01');
    await expect(changed).toHaveBeenLastCalledWith({ amount: undefined }, expect.anything());
    await userEvent.tab();
    await expect(amount).toHaveValue('100000000000000.01');
    await waitFor(() => expect(amount).toHaveAccessibleDescription('Must be at most 100,000,000,000,000'));
  },
};

/** As any field of the browser: Tab selects all, a click puts the caret where it hits; and nothing moves under the user. */
const withRealKeys = (language: Language): Story => ({
  globals: { language },
  render: () => (
    <Form layout="vertical" initialValues={{ hours: 1026.5, quantity: 12000, amount: 1234567.5 }} onValuesChange={changed} style={{ maxWidth: 320 }}>
      <Form.Item name="hours" label="Working hours">
        <NumberInput decimals={1} nonNegative />
      </Form.Item>
      <Form.Item name="quantity" label="Quantity">
        <NumberInput decimals={0} suffix="pc" />
      </Form.Item>
      <Form.Item name="amount" label="Amount">
        <MoneyInput currency="EUR" />
      </Form.Item>
    </Form>
  ),
  play: async ({ canvas, step }) => {
    const hands = globalThis.storyHands;
    const field = async (name: string) => canvas.findByRole<HTMLInputElement>('textbox', { name });
    const [hours, quantity, amount] = [await field('Working hours'), await field('Quantity'), await field('Amount')];
    if (!hands) return;
    const { decimal, group } = numberMarks(language);
    const selected = (input: HTMLInputElement) => input.value.slice(input.selectionStart!, input.selectionEnd!);
    const type = async (text: string) => {
      for (const key of text) await hands.press(key);
    };

    await step('Tab selects all, there and back', async () => {
      const { x, y } = caretPoint(hours, 0);
      await hands.click(x, y);
      for (const input of [quantity, amount]) {
        await hands.press('{Tab}');
        await expect(input).toHaveFocus();
        await expect(selected(input)).toBe(input.value);
      }
      await expect(amount.value).toBe(`1${group}234${group}567${decimal}50`);
      await hands.press('{Shift>}{Tab}{/Shift}');
      await expect(selected(quantity)).toBe(`12${group}000`);
      await type('1001');
      await hands.press('{Tab}');
      await expect(quantity.value).toBe(`1${group}001`);
      await hands.press('{Shift>}{Tab}{/Shift}');
      await type('3');
      await expect(quantity.value).toBe('3');
      await expect(changed).toHaveBeenLastCalledWith({ quantity: 3 }, expect.anything());
    });
    await step('a click puts the caret where it hits, and digits go there', async () => {
      const { x, y } = caretPoint(amount, 3);
      await hands.click(x, y);
      await expect([amount.selectionStart, amount.selectionEnd]).toEqual([3, 3]);
      await type('98');
      await expect(amount.value).toBe(`129834567${decimal}50`);
      await expect(amount.selectionStart).toBe(4);
      await expect(changed).toHaveBeenLastCalledWith({ amount: 129834567.5 }, expect.anything());
    });
    await step('a letter stands where it was typed, and Backspace takes it again', async () => {
      await type('x');
      await expect([amount.value, amount.selectionStart]).toEqual([`1298x34567${decimal}50`, 5]);
      await expect(changed).toHaveBeenLastCalledWith({ amount: undefined }, expect.anything());
      await hands.press('{Backspace}');
      await expect([amount.value, amount.selectionStart]).toEqual([`129834567${decimal}50`, 4]);
      await expect(changed).toHaveBeenLastCalledWith({ amount: 129834567.5 }, expect.anything());
    });
    await step('Backspace and Delete take digits, not what stands between them', async () => {
      await hands.press('{Tab}');
      await expect(amount.value).toBe(`129${group}834${group}567${decimal}50`);
      const behind = caretPoint(amount, 4);
      await hands.click(behind.x, behind.y);
      await hands.press('{Backspace}');
      await expect([amount.value, amount.selectionStart]).toEqual([`12834567${decimal}50`, 2]);
      await hands.press('{Tab}');
      const before = caretPoint(amount, 2);
      await hands.click(before.x, before.y);
      await hands.press('{Delete}');
      await expect([amount.value, amount.selectionStart]).toEqual([`1234567${decimal}50`, 2]);
    });
    await step('what comes in place of all is read as it is written', async () => {
      await hands.press('{Tab}{Shift>}{Tab}{/Shift}');
      await type(`1${group}5`);
      await hands.press('{Tab}');
      await expect(amount.value).toBe(group === '.' || group === ',' ? `1${decimal}50` : `1${group}5`);
    });
  },
});

export const RealKeysChinese: Story = withRealKeys('zh-cn');
export const RealKeysEnglish: Story = withRealKeys('en');
export const RealKeysSpanish: Story = withRealKeys('es');
export const RealKeysRussian: Story = withRealKeys('ru');
export const RealKeysFrench: Story = withRealKeys('fr');
export const RealKeysPortuguese: Story = withRealKeys('pt');

export const Disabled: Story = {
  render: () => (
    <Form layout="vertical" initialValues={{ hours: 1026.5, amount: 1234.5 }} style={{ maxWidth: 320 }}>
      <Form.Item name="hours" label="Working hours">
        <NumberInput disabled decimals={1} />
      </Form.Item>
      <Form.Item name="amount" label="Amount">
        <MoneyInput disabled currency="EUR" />
      </Form.Item>
    </Form>
  ),
};
