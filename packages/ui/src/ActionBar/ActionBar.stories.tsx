import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ActionBar } from './ActionBar.tsx';

const action = (key: string, rest: object = {}) => ({ key, label: key, onClick: fn(), ...rest });

const meta = { title: 'Documents/ActionBar', component: ActionBar } satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { args: { actions: [action('Save'), action('Print'), action('Submit', { primary: true })] } };

/** More than three go under "…"; the filled one stays, and stands last. */
export const Many: Story = {
  args: {
    actions: [
      action('Submit', { primary: true }),
      action('Save'),
      action('Print'),
      action('Copy'),
      action('Delete', { danger: true }),
      action('Export', { primary: true }),
    ],
  },
  play: async ({ canvas, args }) => {
    const names = (await canvas.findAllByRole('button')).map((button) => button.textContent || button.getAttribute('aria-label'));
    await expect(names).toEqual(['More actions', 'Save', 'Print', 'Submit']);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.actions[4]!.onClick).toHaveBeenCalledOnce();
  },
};

/** On a phone all stand in one row: the filled one, one beside it, the rest under "…". */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { limit: 4, actions: [action('Submit', { primary: true }), action('Save'), action('Print'), action('Delete', { danger: true })] },
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('button')).map((button) => button.textContent || button.getAttribute('aria-label'));
    await expect(names).toEqual(['More actions', 'Save', 'Submit']);
  },
};

/** The red of the dark theme can be read, outlined and filled. */
export const DangerInTheDark: Story = {
  globals: { theme: 'dark' },
  args: { actions: [action('Delete', { danger: true }), action('Refuse', { danger: true, primary: true })] },
};
