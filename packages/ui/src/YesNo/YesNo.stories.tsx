import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileSize } from '../FileSize/FileSize.tsx';
import { YesNo } from './YesNo.tsx';

const meta = { title: 'Values/YesNo and FileSize', component: YesNo } satisfies Meta<typeof YesNo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  args: { value: 'Y' },
  globals: { language: 'es' },
  render: () => (
    <ul>
      {(['Y', 'N', '1', 0, true, false, null] as const).map((value) => (
        <li key={String(value)}>
          <YesNo value={value} />
        </li>
      ))}
      <li>
        <FileSize bytes={5_238_000} />
      </li>
      <li>
        <FileSize bytes={1536} />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const shown = (await canvas.findAllByRole('listitem')).map((item) => item.textContent?.replace('\u00a0', ' '));
    await expect(shown).toEqual(['Sí', 'No', 'Sí', 'No', 'Sí', 'No', '–', '4,99 MB', '1,5 KB']);
  },
};
