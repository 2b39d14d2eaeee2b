import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HarrowProvider, useSettings } from '../HarrowProvider/index.ts';
import { StatusTag } from '../StatusTag/index.ts';
import { defaultShellSettings } from './model/shellSettings.ts';
import { SettingsDrawer } from './SettingsDrawer.tsx';

const meta = {
  title: 'Layout/SettingsDrawer',
  component: SettingsDrawer,
  // Each opens above its page, so a page of them shows each in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onClose: fn(), settings: defaultShellSettings, onChange: fn() },
  render: function Render(args) {
    const [settings, setSettings] = useState(defaultShellSettings);
    // Later than the provider around all stories has put its own look on the page.
    useEffect(() => setSettings(args.settings), [args.settings]);
    const { language } = useSettings();
    return (
      <HarrowProvider language={language} theme={settings.theme} primaryColor={settings.primaryColor} density={settings.density} colorWeak={settings.colorWeak}>
        <div style={{ minHeight: 600 }}>
          <Button type="primary">Submit</Button> <StatusTag color="success" text="Passed" /> <StatusTag color="error" text="Returned" />
        </div>
        <SettingsDrawer
          {...args}
          settings={settings}
          onChange={(next) => {
            args.onChange(next);
            setSettings(next);
          }}
        />
      </HarrowProvider>
    );
  },
} satisfies Meta<typeof SettingsDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const variable = (name: string): string => getComputedStyle(document.querySelector('.ant-drawer')!).getPropertyValue(name);

/** Every choice acts at once. */
export const ActsAtOnce: Story = {
  globals: { language: 'zh-cn' },
  play: async ({ args, step }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '系统设置' }));
    await step('colour', async () => {
      await expect(drawer.getByRole('radio', { name: '拂晓蓝（默认）' })).toBeChecked();
      await userEvent.click(drawer.getByRole('radio', { name: '酱紫' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ primaryColor: '#722ED1' }));
      await waitFor(() => expect(variable('--hw-brand')).toBe('#722ED1'));
    });
    await step('dark mode', async () => {
      await userEvent.click(drawer.getByText('深色'));
      await waitFor(() => expect(variable('--hw-surface')).toBe('#181b1f'));
    });
    await step('colour-weak mode', async () => {
      await userEvent.click(drawer.getByRole('switch', { name: '色弱模式' }));
      await waitFor(() => expect(variable('--hw-link-line')).toBe('underline'));
    });
    await step('back to the defaults', async () => {
      await userEvent.click(drawer.getByRole('button', { name: '恢复默认' }));
      await waitFor(() => expect(variable('--hw-brand')).toBe('#1890FF'));
      await expect(variable('--hw-link-line')).toBe('none');
    });
  },
};

/** Some choices leave no room for others. */
export const Dependencies: Story = {
  play: async ({ args, step }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await step('the fixed side menu has no meaning with the top menu', async () => {
      await expect(drawer.getByRole('switch', { name: 'Fixed side menu' })).toBeEnabled();
      await userEvent.click(drawer.getByRole('radio', { name: 'Top menu' }));
      await expect(drawer.getByRole('switch', { name: 'Fixed side menu' })).toBeDisabled();
    });
    await step('a header that is not fixed cannot hide', async () => {
      await userEvent.click(drawer.getByRole('switch', { name: 'Hide header on scroll' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ autoHideHeader: true }));
      await userEvent.click(drawer.getByRole('switch', { name: 'Fixed header' }));
      await expect(drawer.getByRole('switch', { name: 'Hide header on scroll' })).toBeDisabled();
      await expect(drawer.getByRole('switch', { name: 'Hide header on scroll' })).not.toBeChecked();
    });
    await step('fluid width needs the top menu', async () => {
      await userEvent.click(drawer.getByTitle('Fluid'));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ contentWidth: 'Fluid' }));
      await userEvent.click(drawer.getByRole('radio', { name: 'Side menu' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ contentWidth: 'Fixed', layout: 'sidemenu' }));
    });
  },
};

export const CopiesSettings: Story = {
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Settings' }));
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => void written.push(text) } });
    await userEvent.click(drawer.getByRole('button', { name: 'Copy settings' }));
    await expect(await drawer.findByText('Settings copied')).toBeVisible();
    await expect(JSON.parse(written[0]!)).toEqual(defaultShellSettings);
  },
};

/** A phone has neither tabs nor layouts to choose. */
export const Phone: Story = {
  args: { hidden: ['layout', 'menuTheme', 'multiTab'] },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await expect(drawer.queryByRole('radio', { name: 'Top menu' })).not.toBeInTheDocument();
    await expect(drawer.queryByRole('switch', { name: 'Tabs' })).not.toBeInTheDocument();
    await expect(drawer.getByRole('switch', { name: 'Colour-weak mode' })).toBeVisible();
  },
};

export const ColourWeakDark: Story = { args: { settings: { ...defaultShellSettings, theme: 'dark', colorWeak: true } } };
export const Russian: Story = { globals: { language: 'ru' } };
