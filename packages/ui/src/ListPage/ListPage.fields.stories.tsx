import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { claimList, HeldList } from './HeldList.fixtures.tsx';
import type { Claim } from './ListPage.fixtures.tsx';
import { ListPage } from './ListPage.tsx';
import type { ListPageProps } from './ListPage.types.ts';

const Fields = () => (
  <>
    {['claimNo', 'vin', 'dealer', 'fault', 'currency', 'createBy'].map((name) => (
      <Form.Item key={name} name={name} label={name}>
        <Input />
      </Form.Item>
    ))}
  </>
);

/** A list whose fields come when the button is pressed. */
function LateFields(args: ListPageProps<Claim>) {
  const [{ Late, arrive }] = useState(() => {
    const parts: { resolve?: (part: { default: typeof Fields }) => void } = {};
    const loading = new Promise<{ default: typeof Fields }>((resolve) => {
      parts.resolve = resolve;
    });
    return { Late: lazy(() => loading), arrive: () => parts.resolve?.({ default: Fields }) };
  });
  return (
    <Suspense fallback="The list itself waits">
      <HeldList {...args} filters={{ fields: <Late /> }} />
      <button type="button" onClick={arrive}>
        Arrive
      </button>
    </Suspense>
  );
}

const meta: Meta<ListPageProps<Claim>> = {
  title: 'Lists/ListPage/Fields',
  component: ListPage<Claim>,
  parameters: { layout: 'padded' },
  args: { ...claimList, filtering: { ...claimList.filtering, values: { vin: 'LHW7' }, onFilter: fn() } },
  render: (args) => <LateFields {...args} />,
};
export default meta;
type Story = StoryObj<ListPageProps<Claim>>;

/** Records are there first, and nothing moves when the fields come. */
export const ComeLater: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const search = within(await canvas.findByRole('search'));
    const records = canvasElement.querySelector('[data-busy]')!;
    const query = search.getByRole('button', { name: 'Search' });
    const places = (): number[] => [records, query].flatMap((element) => [element.getBoundingClientRect().top, element.getBoundingClientRect().left]);
    const before = places();

    await step('the buttons work before', async () => {
      await expect(search.queryByRole('textbox')).toBeNull();
      await userEvent.click(query);
      await expect(args.filtering!.onFilter).toHaveBeenLastCalledWith({ vin: 'LHW7' });
    });
    await step('the fields come with what is in force, nothing moves, the focus stays', async () => {
      query.focus();
      // A click would take the focus along.
      canvas.getByRole('button', { name: 'Arrive' }).click();
      await expect(await search.findByLabelText('vin')).toHaveValue('LHW7');
      await search.findByRole('button', { name: /More filters/ });
      await expect(query).toHaveFocus();
      await expect(places()).toEqual(before);
    });
    await step('Tab goes through the fields before the buttons', async () => {
      await userEvent.tab({ shift: true });
      await expect(search.getByRole('button', { name: /More filters/ })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(search.getAllByRole('textbox')).toContain(document.activeElement);
    });
    await step('Enter asks with what is in the fields', async () => {
      await userEvent.type(search.getByLabelText('claimNo'), 'WC2024{Enter}');
      await expect(args.filtering!.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ claimNo: 'WC2024', vin: 'LHW7' }));
    });
  },
};

export const ComeLaterOnAPhone: Story = { ...ComeLater, globals: { viewport: { value: 'mobile1' } } };

export const ComeLaterOnATablet: Story = { ...ComeLater, globals: { viewport: { value: 'tablet' } } };

/** Another filter is applied while a field is being typed into. */
function AppliedElsewhere(args: ListPageProps<Claim>) {
  const [values, setValues] = useState<Record<string, unknown>>({ vin: 'LHW7' });
  return (
    <HeldList
      {...args}
      filters={{ fields: <Fields /> }}
      filtering={{ ...args.filtering, values, onFilter: setValues }}
      onChipClick={(key) => setValues(({ vin: _vin, ...rest }) => ({ ...rest, status: key }))}
    />
  );
}

/** A typed text that has not been applied stays when a status chip changes the filters; fields follow removed filters. */
export const KeepWhatIsTyped: Story = {
  render: (args) => <AppliedElsewhere {...args} />,
  play: async ({ canvas }) => {
    const claimNo = await canvas.findByLabelText('claimNo');
    await userEvent.type(claimNo, 'WC2024');
    await userEvent.click(canvas.getByRole('button', { name: /Draft/ }));
    await expect(canvas.getByLabelText('vin')).toHaveValue('');
    await expect(claimNo).toHaveValue('WC2024');
    await userEvent.type(claimNo, '-1{Enter}');
    await expect(claimNo).toHaveValue('WC2024-1');
  },
};
