import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Radio } from 'antd';
import { useMemo, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { HarrowProvider, useSettings } from '../HarrowProvider/index.ts';
import { type ButtonAuthMode, canUse, type PermissionLists } from './model/canUse.ts';
import { Permission } from './Permission.tsx';

const lists: PermissionLists = {
  granted: [
    { type: '2', action: 'claim:submit' },
    { type: '1', action: 'claim:audit' },
  ],
  defaults: [
    { type: '2', action: '*:print', status: '1' },
    { type: '2', action: 'claim:export', status: '0' },
  ],
};

const meta = {
  title: 'Foundation/Permission',
  component: Permission,
  args: { code: 'claim:submit', children: null },
  render: function Render() {
    const outer = useSettings();
    const [mode, setMode] = useState<ButtonAuthMode>('any');
    const sources = useMemo(() => ({ canUse: (code: string) => canUse(code, lists, mode) }), [mode]);
    return (
      <HarrowProvider language={outer.language} theme={outer.dark ? 'dark' : 'light'} sources={sources}>
        <div style={{ marginBottom: 16 }}>
          <Radio.Group value={mode} onChange={({ target }) => setMode(target.value as ButtonAuthMode)} options={['any', 'doc1', 'doc2']} />
        </div>
        <Permission code="claim:submit">
          <Button>Submit</Button>
        </Permission>
        <Permission code="claim:audit" otherwise="disabled">
          <Button>Audit</Button>
        </Permission>
        <Permission code={['claim:print', 'claim:nothing']}>
          <Button>Print</Button>
        </Permission>
        <Permission code="claim:export" fallback={<span>No export</span>}>
          <Button>Export</Button>
        </Permission>
      </HarrowProvider>
    );
  },
} satisfies Meta<typeof Permission>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The three ways to read a permission. */
export const Readings: Story = {
  play: async ({ canvas, step }) => {
    await step('any: granted in whichever type, or by default', async () => {
      await expect(await canvas.findByRole('button', { name: 'Submit' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Audit' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
      await expect(canvas.getByText('No export')).toBeVisible();
    });
    await step('doc1: entries of type 2 alone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'doc1' }));
      await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Audit' })).toBeDisabled();
    });
    await step('doc2: entries of another type alone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'doc2' }));
      await expect(canvas.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Audit' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    });
  },
};
