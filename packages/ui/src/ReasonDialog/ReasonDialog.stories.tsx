import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReasonDialog } from './ReasonDialog.tsx';

const meta = {
  title: 'Documents/ReasonDialog',
  component: ReasonDialog,
  // Each opens above its page, so a page of them shows each in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    title: 'Return the claim',
    danger: true,
    types: [
      { value: 'return', text: 'Return for correction' },
      { value: 'final', text: 'Refuse finally' },
    ],
    reasons: [
      { value: 'insufficient_photos', text: 'Photos are not sufficient' },
      { value: 'wear_part', text: 'Wear part' },
    ],
    fields: [
      { value: 'hours', text: 'Working hours' },
      { value: 'vehiclePlatePhoto', text: 'Photo of the number plate' },
    ],
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Return: Story = {
  play: async ({ args }) => {
    const opinion = await screen.findByRole('textbox', { name: 'Opinion' });
    await userEvent.type(opinion, '  bad ');
    await userEvent.click(screen.getByRole('button', { name: 'Return the claim' }));
    await expect(await screen.findByText('Please enter a reason (at least 5 characters)')).toBeVisible();
    await expect(await screen.findByText('Please choose a reason')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(opinion, 'and too dark');
    await userEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByTitle('Wear part'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Photo of the number plate' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note on Photo of the number plate' }), ' Not readable ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Working hours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Return the claim' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      type: 'return',
      reason: 'wear_part',
      opinion: 'bad and too dark',
      fields: [{ value: 'vehiclePlatePhoto', note: 'Not readable' }, { value: 'hours' }],
    });
  },
};

/** A field that is no longer marked loses its note. */
export const Unmarked: Story = {
  play: async ({ args }) => {
    const plate = await screen.findByRole('checkbox', { name: 'Photo of the number plate' });
    await userEvent.click(plate);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note on Photo of the number plate' }), 'Dark');
    await userEvent.click(plate);
    await expect(screen.queryByRole('textbox', { name: 'Note on Photo of the number plate' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Opinion' }), 'Please add photos');
    await userEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByTitle('Wear part'));
    await userEvent.click(screen.getByRole('button', { name: 'Return the claim' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ fields: [] })));
  },
};

/** Escape takes an untouched dialog away; what was typed is not thrown away without a question. */
export const GivenUp: Story = {
  play: async ({ args, step }) => {
    const opinion = await screen.findByRole('textbox', { name: 'Opinion' });
    await step('untouched', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
    });
    await step('typed', async () => {
      await userEvent.type(opinion, 'Too dark');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(2));
    });
  },
};

export const RefusedByTheServer: Story = { args: { error: 'Review has started, it cannot be withdrawn' } };

/** The server is being asked. */
export const Sending: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const send = await screen.findByRole('button', { name: /Return the claim/ });
    await waitFor(() => expect(send).toHaveClass('ant-btn-loading'));
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
const sections = ['Machine', 'Use', 'Fault', 'Photos'];
const manyPlaces = Array.from({ length: 24 }, (_, index) => ({
  value: `place${index}`,
  text: index % 5 === 0 ? `Photo of the plate of the engine and its number ${index}` : `Field ${index}`,
  group: sections[Math.floor(index / 6)]!,
}));

/** Many places stand side by side, by the sections of their document, and the buttons stay in view, also on a phone. */
export const ManyPlaces: Story = {
  args: { fields: manyPlaces },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args }) => {
    const group = await screen.findByRole('group', { name: 'Photos' });
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(6);
    const send = screen.getByRole('button', { name: 'Return the claim' });
    await waitFor(() => expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Field 23' }));
    await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A page that keeps what is typed shows it again, and nobody is asked about closing. */
export const Kept: Story = {
  args: { typed: { opinion: 'Too dark', fields: [{ value: 'hours', note: 'By the photo 812' }] }, onType: fn() },
  play: async ({ args }) => {
    const opinion = await screen.findByRole('textbox', { name: 'Opinion' });
    await expect(opinion).toHaveValue('Too dark');
    await expect(screen.getByRole('textbox', { name: 'Note on Working hours' })).toHaveValue('By the photo 812');
    await userEvent.type(opinion, ', take it again');
    await expect(args.onType).toHaveBeenLastCalledWith(expect.objectContaining({ opinion: 'Too dark, take it again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
  },
};
