import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../styles/tones.ts';
import { StatusTag } from './StatusTag.tsx';

const meta = { title: 'Values/StatusTag', component: StatusTag, args: { text: 'Submitted', color: 'processing' } } satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {tones.map((tone) => (
      <StatusTag key={tone} color={tone} text={tone} />
    ))}
    {tones.map((tone) => (
      <StatusTag key={tone} color={tone} text={tone} variant="dot" />
    ))}
  </div>
);

export const Light: Story = { render: () => all };
export const Dark: Story = { render: () => all, globals: { theme: 'dark' } };

/** The words come from the dictionary, in the user's language. */
export const FromTheDictionary: Story = {
  args: { text: undefined, dict: 'bill_status', value: 'audit_succeeded', color: 'success' },
  globals: { language: 'ru' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Проверка пройдена')).toBeVisible();
  },
};
