import type { QueryGroup } from '@harrow/validation/query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { claimFields, createMemoryStore, HeldQuery } from './AdvancedQuery.fixtures.tsx';
import { all, amount, grouped, lastQuery, open, press, preview, reads, status, vin } from '../queryTestKit.ts';
import { AdvancedQuery } from '../index.ts';

const meta = {
  title: 'Lists/AdvancedQuery tests/Not',
  component: AdvancedQuery,
  tags: ['!dev', '!autodocs', '!manifest'],
  args: { fields: claimFields, onChange: fn(), store: createMemoryStore(), supportsTree: true, features: { not: true } },
  render: (args) => <HeldQuery {...args} />,
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

const not = (query: QueryGroup): QueryGroup => ({ ...query, not: true });
const either: QueryGroup = { match: 'or', items: [amount, status] };
const boxes = () => screen.queryAllByRole('checkbox', { name: 'Exclude matches' });

export const AGroupIsNegatedByKeys: Story = {
  args: { value: grouped },
  async play({ args }) {
    await open();
    const group = screen.getByRole('group', { name: 'Group of conditions' });
    within(group).getByRole('checkbox', { name: 'Exclude matches' }).focus();
    await userEvent.keyboard(' ');
    await reads('VIN contains “0012” and not (Amount is at least 500 or Status is one of Submitted, No pass)');
    await screen.findByText('The conditions must not hold');
    await userEvent.keyboard('{Control>}z{/Control}');
    await reads('VIN contains “0012” and (Amount is at least 500 or Status is one of Submitted, No pass)');
    await userEvent.keyboard('{Control>}y{/Control}');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all(vin, not(either)));
    // Its chip says the same as the sentence.
    await screen.findByText('not (Amount is at least 500 or Status is one of Submitted, No pass)', { selector: 'li span' });
  },
};

export const AWholeQueryIsNegatedAndHasOneChip: Story = {
  args: { value: all(vin, amount) },
  async play({ args }) {
    await open();
    await userEvent.click(boxes()[0]!);
    await reads('not (VIN contains “0012” and Amount is at least 500)');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(not(all(vin, amount)));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove condition: not (VIN contains “0012” and Amount is at least 500)', hidden: true }));
    await expect(lastQuery(args.onChange)).toBeUndefined();
  },
};

const kept = createMemoryStore();

export const ANegatedQueryIsSavedAndChosen: Story = {
  args: { value: not(all(vin, not(either))), store: kept },
  async play({ args }) {
    await open();
    await press('Save conditions');
    await userEvent.type(await screen.findByPlaceholderText('Enter a name to save it under'), 'Others{Enter}');
    await waitFor(() => expect(kept.queries()).toEqual([{ title: 'Others', matchType: 'and', not: true, records: [vin, not(either)] }]));
    await press('Reset');
    await userEvent.click(await screen.findByRole('button', { name: 'Others' }));
    await reads('not (VIN contains “0012” and not (Amount is at least 500 or Status is one of Submitted, No pass))');
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(not(all(vin, not(either))));
  },
};

export const WithoutTheFeatureItIsRefusedAndCanBeTakenOff: Story = {
  args: { value: all(vin, not(either)), features: {} },
  async play({ args }) {
    await open();
    await within(preview()).findByText(/does not know conditions that must not hold/);
    await press('Search');
    await expect(args.onChange).not.toHaveBeenCalled();
    // Only the group that has it shows it.
    await expect(boxes()).toHaveLength(1);
    await userEvent.click(boxes()[0]!);
    await waitFor(() => expect(boxes()).toHaveLength(0));
    await press('Search');
    await expect(args.onChange).toHaveBeenLastCalledWith(all(vin, either));
  },
};

/** The toggle stands below the match where both do not fit side by side. */
export const NegatedOnAPhone: Story = {
  args: { value: all(vin, not(either)) },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } } } },
  globals: { viewport: { value: 'phone' }, language: 'ru' },
  async play() {
    await open('Расширенный запрос');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: 'Не должны выполняться' })).toHaveLength(2));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
