import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Flex, Input } from 'antd';
import { Activity, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ErrorSummary, type FieldError } from './index.ts';

const missing: FieldError[] = [
  { key: 'vin', section: 'Machine', text: 'Serial number: required', fieldId: 'claim_vin' },
  { key: 'hours', section: 'Machine', text: 'Operating hours: required', fieldId: 'claim_hours' },
];

/** `ErrorSummary` lists all errors of a page at its top; each jumps to its field. */
const meta = { title: 'Documents/ErrorSummary', component: ErrorSummary, args: { errors: missing } } satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two tabs, of which one is shown; the first has a form that is checked when it is saved. */
function Tabs({ errors }: { errors: FieldError[] }) {
  const [tab, setTab] = useState('Claim');
  const [isChecked, setChecked] = useState(false);
  return (
    <Flex vertical gap={16}>
      <Flex gap={8}>
        <Button onClick={() => setTab('Claim')}>Claim</Button>
        <Button onClick={() => setTab('Parts')}>Parts</Button>
      </Flex>
      <Activity mode={tab === 'Claim' ? 'visible' : 'hidden'}>
        <ErrorSummary errors={isChecked ? errors : []} />
        <Input id="claim_vin" aria-label="Serial number" />
        <Flex gap={8}>
          <Button onClick={() => setChecked(true)}>Save</Button>
          <Button onClick={() => setChecked(false)}>Discard</Button>
        </Flex>
      </Activity>
    </Flex>
  );
}

export const InATab: Story = {
  render: ({ errors }) => <Tabs errors={errors} />,
  play: async ({ canvas, step }) => {
    const click = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await step('errors take the focus when they appear', async () => {
      await click('Save');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    });
    await step('those that were there before take it from nobody when their tab is shown again', async () => {
      await click('Parts');
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
      await click('Claim');
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Claim' })).toHaveFocus();
    });
    await step('new ones take it again', async () => {
      await click('Discard');
      await click('Save');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    });
  },
};
