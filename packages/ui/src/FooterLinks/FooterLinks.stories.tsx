import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FooterLinks } from './FooterLinks.tsx';

const meta = {
  title: 'Layout/FooterLinks',
  component: FooterLinks,
  args: {
    links: [
      { title: 'Service manuals', href: 'https://manuals.example/' },
      { title: 'Privacy', href: 'https://harrow.example/privacy' },
    ],
    note: '© 2026 Harrow',
  },
} satisfies Meta<typeof FooterLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Service manuals (new window)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
