import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ConfigProvider, Popover, theme as antdTheme } from 'antd';
import { expect, screen, userEvent } from 'storybook/test';
import { HarrowProvider } from '../HarrowProvider.tsx';
import { useSettings } from '../settings.ts';

/** The look of the nearest provider, whoever gives it. */
const meta = { title: 'Foundation/Look', component: HarrowProvider } satisfies Meta<typeof HarrowProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(`--hw-${name}`);

/** A button of antd's, a link of ours, and a link in something that opens at the end of the body. */
function Sample({ name }: { name: string }) {
  const { dark } = useSettings();
  const link = (text: string) => (
    <button type="button" className="hw-link">
      {text}
    </button>
  );
  return (
    <p>
      <Button type="primary">{`${name} button`}</Button> {link(`${name} link`)}{' '}
      <Popover trigger="click" content={link(`${name} inside`)}>
        <Button>{`${name} opens`}</Button>
      </Popover>
      <span data-testid={name}>{dark ? 'dark' : 'light'}</span>
    </p>
  );
}

const link = (name: string) => screen.getByRole('button', { name });

/** The theme of an application around is inherited, and our own colours follow it. */
export const OfTheApplication: Story = {
  render: () => (
    <ConfigProvider theme={{ token: { colorPrimary: '#722ed1', colorLink: '#722ed1', borderRadius: 2 } }}>
      <HarrowProvider>
        <Sample name="Host" />
      </HarrowProvider>
    </ConfigProvider>
  ),
  async play() {
    await expect(getComputedStyle(await screen.findByRole('button', { name: 'Host button' })).backgroundColor).toBe('rgb(114, 46, 209)');
    await expect(getComputedStyle(screen.getByRole('button', { name: 'Host button' })).borderRadius).toBe('2px');
    await expect(getComputedStyle(link('Host link')).color).toBe('rgb(114, 46, 209)');
  },
};

/** Also a dark one. */
export const OfADarkApplication: Story = {
  render: () => (
    <ConfigProvider theme={{ inherit: false, algorithm: antdTheme.darkAlgorithm }}>
      <div style={{ background: '#141414', color: '#fff', padding: 16 }}>
        <HarrowProvider>
          <Sample name="Host" />
        </HarrowProvider>
      </div>
    </ConfigProvider>
  ),
  async play() {
    await expect(await screen.findByTestId('Host')).toHaveTextContent('dark');
    await expect(variable(link('Host link'), 'surface')).toBe('#141414');
  },
};

/** Two providers on one page: each has its own colours, also in what opens at the end of the body, and the page keeps its own. */
export const TwoLooks: Story = {
  render: () => (
    <>
      <HarrowProvider theme="light">
        <Sample name="First" />
      </HarrowProvider>
      <HarrowProvider theme="dark" density="compact">
        <div style={{ background: 'var(--hw-surface)', color: 'var(--hw-text)', padding: 16 }}>
          <Sample name="Second" />
        </div>
      </HarrowProvider>
    </>
  ),
  async play() {
    await screen.findByRole('button', { name: 'First link' });
    const page = variable(document.documentElement, 'surface');
    for (const [name, surface, row] of [
      ['First', '#ffffff', '40px'],
      ['Second', '#181b1f', '32px'],
    ] as const) {
      await expect([variable(link(`${name} link`), 'surface'), variable(link(`${name} link`), 'row-height')]).toEqual([surface, row]);
      await userEvent.click(link(`${name} opens`));
      await expect(variable(await screen.findByRole('button', { name: `${name} inside` }), 'surface')).toBe(surface);
      await userEvent.click(link(`${name} opens`));
    }
    await expect(variable(document.documentElement, 'surface')).toBe(page);
  },
};

/** antd's tokens over our look; a nonce for all styles; writing from right to left. */
export const OwnTokens: Story = {
  args: { theme: { appearance: 'light', token: { colorBgContainer: '#fffbe6', colorText: '#003a8c' } }, csp: { nonce: 'abc123' }, direction: 'rtl' },
  render: (args) => (
    <HarrowProvider {...args}>
      <div style={{ background: 'var(--hw-surface)' }}>
        <Sample name="Own" />
      </div>
    </HarrowProvider>
  ),
  async play() {
    const first = await screen.findByRole('button', { name: 'Own link' });
    await expect([variable(first, 'surface'), variable(first, 'text')]).toEqual(['#fffbe6', '#003a8c']);
    await expect(getComputedStyle(first).direction).toBe('rtl');
    await expect(first.closest('.hw-scope')!.querySelector('style')!.nonce).toBe('abc123');
    await userEvent.click(link('Own opens'));
    await expect(getComputedStyle(await screen.findByRole('button', { name: 'Own inside' })).direction).toBe('rtl');
  },
};
