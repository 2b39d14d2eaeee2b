import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn, userEvent } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { StatusTag } from '../StatusTag/index.ts';
import { HiddenHeaderContent } from './headerContent.ts';
import { PageHeader } from './PageHeader.tsx';

const onOpen = fn();
const trail = [{ title: 'Home', href: '/' }, { title: 'Service' }, { title: 'Warranty claims', href: '/service/warrantyClaim' }, { title: 'WC2611D001-0007' }];

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'WC2611D001-0007',
    breadcrumb: <Breadcrumbs trail={trail} onOpen={onOpen} />,
    status: <StatusTag color="processing" text="Submitted" />,
    actions: <Button type="primary">Submit</Button>,
    children: 'Agro Andina S.A.C. · HRW4L2T8XK1000234',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBreadcrumb: Story = {
  play: async ({ canvas, step }) => {
    await step('the page itself is plain text, pages on the way are links', async () => {
      await expect((await canvas.findAllByRole('link')).map((link) => link.textContent)).toEqual(['Home', 'Warranty claims']);
      await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page');
    });
    await step('a crumb opens its page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Warranty claims' }));
      await expect(onOpen).toHaveBeenCalledWith('/service/warrantyClaim');
    });
  },
};

/** The page says in its menu item that it wants no head. Readers of the screen still hear its title. */
export const HiddenByItself: Story = {
  args: { hiddenHeaderContent: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'WC2611D001-0007' })).toHaveClass('hw-hidden');
    await expect(canvas.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
  },
};

/** The application says it around its pages, so that each head below follows. */
export const HiddenByTheRoute: Story = {
  decorators: [
    (Page) => (
      <HiddenHeaderContent value>
        <Page />
      </HiddenHeaderContent>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'WC2611D001-0007' })).toHaveClass('hw-hidden');
    await expect(canvas.queryByText(/Agro Andina/)).not.toBeInTheDocument();
  },
};
