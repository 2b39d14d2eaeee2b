import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ConfigProvider, Popover, theme as antdTheme } from 'antd';
import { expect, screen, userEvent } from 'storybook/test';
import { EditableTable, numberColumn, textColumn } from '../../EditableTable/index.ts';
import { HarrowProvider } from '../HarrowProvider.tsx';
import { useSettings } from '../settings.ts';

/** The look of the nearest provider, ours or antd's. */
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

const lines = [
  { id: '1', part: 'Blade', place: 'Hall 1', quantity: 2 },
  { id: '2', part: 'Belt', place: 'Hall 2', quantity: 3 },
];
type Line = (typeof lines)[number];
const lineColumns = [
  textColumn<Line>({ key: 'part', title: 'Part', frozen: 'left', group: 'Machine' }),
  textColumn<Line>({ key: 'place', title: 'Place' }),
  numberColumn<Line>({ key: 'quantity', title: 'Quantity', statistics: true }),
];

const Lines = ({ label }: { label: string }) => (
  <div style={{ background: 'var(--hw-ground)', padding: 8 }}>
    <EditableTable label={label} rows={lines} onRowsChange={() => undefined} columns={lineColumns} rowNumber rowGroups={{ by: ['place'] }} />
  </div>
);

/** How much of what passes below is seen through a colour, 0 to 1. */
function transparency(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return 1 - context.getImageData(0, 0, 1, 1).data[3]! / 255;
}

/** Translucent elements among those that others scroll beneath: heads, sums, groups, frozen columns, and these in the hovered row. */
function seeThrough(label: string): string[] {
  const grid = screen.getByLabelText(label);
  const parts = ['columnheader', '[data-statistic] [role=gridcell]', '[aria-level]', '[data-row-id] [data-frozen]'];
  const found = parts.flatMap((part) => [...grid.querySelectorAll(part === 'columnheader' ? '[role=columnheader]' : part)]);
  const probe = grid.appendChild(document.createElement('i'));
  probe.style.background = 'var(--hw-hover)';
  const colors = [...found, probe].map((element) => getComputedStyle(element).backgroundColor);
  probe.remove();
  return colors.filter((color) => transparency(color) > 0);
}

const glass = { colorBgLayout: 'rgba(0, 0, 0, 0.2)', colorBgContainer: 'rgba(255, 255, 255, 0.04)', colorBgElevated: 'hsla(0, 0%, 100%, 0.1)' };

/** Nothing of a table lets through what is scrolled beneath it, whatever the tokens of the application, also one theme within another. */
export const SolidGrounds: Story = {
  render: () => (
    <>
      <ConfigProvider theme={{ inherit: false, token: { colorPrimary: '#722ed1' } }}>
        <HarrowProvider>
          <Lines label="Light" />
        </HarrowProvider>
      </ConfigProvider>
      <ConfigProvider theme={{ inherit: false, algorithm: antdTheme.darkAlgorithm }}>
        <HarrowProvider>
          <Lines label="Dark" />
          <ConfigProvider theme={{ algorithm: antdTheme.defaultAlgorithm, token: { colorFillAlter: 'rgba(255, 0, 0, 0.1)' } }}>
            <HarrowProvider>
              <Lines label="Light within dark" />
            </HarrowProvider>
          </ConfigProvider>
        </HarrowProvider>
      </ConfigProvider>
      <ConfigProvider theme={{ inherit: false, algorithm: antdTheme.darkAlgorithm, token: glass }}>
        <HarrowProvider>
          <Lines label="Glass" />
        </HarrowProvider>
      </ConfigProvider>
      <ConfigProvider theme={{ inherit: false, token: { colorBgContainer: 'rgb(from var(--page-color, white) r g b / 50%)', colorFillAlter: 'gainsboro' } }}>
        <HarrowProvider>
          <Lines label="Of the page" />
        </HarrowProvider>
      </ConfigProvider>
    </>
  ),
  async play() {
    await screen.findByLabelText('Of the page');
    for (const label of ['Light', 'Dark', 'Light within dark', 'Glass', 'Of the page']) await expect([label, ...seeThrough(label)]).toEqual([label]);
    await expect(variable(screen.getByLabelText('Glass'), 'color-scheme')).toBe('dark');
    await expect(variable(screen.getByLabelText('Light within dark'), 'color-scheme')).toBe('light');
  },
};

/** Text of ours is in the letters of antd's, whatever those of the page are. */
export const Letters: Story = {
  render: () => (
    <div style={{ fontFamily: 'serif' }}>
      <ConfigProvider theme={{ token: { fontFamily: 'monospace' } }}>
        <HarrowProvider>
          <Sample name="Letters" />
        </HarrowProvider>
      </ConfigProvider>
    </div>
  ),
  async play() {
    await expect(getComputedStyle(await screen.findByTestId('Letters')).fontFamily).toBe('monospace');
    await expect(getComputedStyle(link('Letters button')).fontFamily).toBe('monospace');
  },
};
