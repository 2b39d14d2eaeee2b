import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'antd';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { AreaPicker } from '../AreaPicker/index.ts';
import { CodeEditor } from '../CodeEditor/index.ts';
import { CronInput } from '../CronEditor/index.ts';
import { DateInput, DateRangeInput, TimeInput } from '../DateInput/index.ts';
import { DictMultiSelect, DictRadio, DictSearchSelect, DictSelect } from '../DictSelect/index.ts';
import { ImageUpload } from '../ImageUpload/index.ts';
import { MarkdownEditor } from '../MarkdownEditor/index.ts';
import { MoneyInput, NumberInput } from '../NumberInput/index.ts';
import { DepartmentPicker, PositionPicker, RolePicker, UserPicker } from '../pickers/index.ts';
import { PopoverTextArea } from '../PopoverTextArea/index.ts';
import { RichTextEditor } from '../RichTextEditor/index.ts';
import { UploadField } from '../UploadField/index.ts';
import { RatingInput, SearchInput, TagInput, YesNoSwitch } from './index.ts';

/** Each input by the label of its field, with a value. */
const inputs: Record<string, { input: ReactElement; value: unknown }> = {
  Day: { input: <DateInput />, value: '2026-11-26' },
  Period: { input: <DateRangeInput />, value: ['2026-11-01', '2026-11-26'] },
  Time: { input: <TimeInput />, value: '08:30' },
  Quantity: { input: <NumberInput />, value: 12 },
  Amount: { input: <MoneyInput currency="USD" />, value: '38500.5' },
  Status: { input: <DictSelect dict="bill_status" />, value: 'submitted' },
  Statuses: { input: <DictMultiSelect dict="bill_status" />, value: 'draft,submitted' },
  Results: { input: <DictMultiSelect dict="bill_status" type="checkbox" />, value: 'draft' },
  Result: { input: <DictRadio dict="bill_status" />, value: 'draft' },
  Part: { input: <DictSearchSelect dict="bill_status" />, value: 'draft' },
  Owner: { input: <UserPicker multiple={false} />, value: 'u00002' },
  Department: { input: <DepartmentPicker />, value: 'd112' },
  Roles: { input: <RolePicker />, value: 'r2' },
  Position: { input: <PositionPicker multiple={false} />, value: 'p1' },
  Region: { input: <AreaPicker />, value: '310101' },
  Schedule: { input: <CronInput />, value: '0 0 2 * * ?' },
  Remark: { input: <PopoverTextArea />, value: 'Ran dry' },
  Name: { input: <SearchInput />, value: '*pump*' },
  Codes: { input: <TagInput />, value: 'A1;B2' },
  Core: { input: <YesNoSwitch />, value: 'Y' },
  Score: { input: <RatingInput />, value: 3 },
  Script: { input: <CodeEditor language="json" />, value: '{}' },
  Notes: { input: <MarkdownEditor />, value: '**Note**' },
  News: { input: <RichTextEditor />, value: '<p>News</p>' },
  Files: { input: <UploadField />, value: '' },
  Picture: { input: <ImageUpload />, value: '' },
};

const meta = {
  title: 'Inputs/Disabled',
  render: () => (
    <Form
      layout="vertical"
      disabled
      style={{ maxWidth: 520 }}
      initialValues={Object.fromEntries(Object.entries(inputs).map(([label, { value }]) => [label, value]))}
    >
      {Object.entries(inputs).map(([label, { input }]) => (
        <Form.Item key={label} name={label} label={label}>
          {input}
        </Form.Item>
      ))}
    </Form>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const labelOf = (element: Element): string | null | undefined => element.closest('.ant-form-item')?.querySelector('label')?.textContent;

/** A form that is disabled disables every input in it: nothing takes the focus, and no button is left to press. */
export const AllInputs: Story = {
  async play({ canvas, canvasElement }) {
    const controls = 'input, textarea, button, select, [contenteditable="true"], [tabindex="0"]';
    const isDisabled = (control: Element): boolean =>
      control.matches(':disabled, [aria-disabled="true"], [disabled], [tabindex="-1"]:not(input, textarea, button)');
    const isShown = (control: Element): boolean => control.checkVisibility({ visibilityProperty: true });
    const open = (): (string | null | undefined)[] => [
      ...new Set([...canvasElement.querySelectorAll(controls)].filter((control) => isShown(control) && !isDisabled(control)).map(labelOf)),
    ];
    const labels = Object.keys(inputs);
    // Editors and lists of files have no control left.
    const arrived = `${controls}, [role="group"]`;
    const shown = () => [...canvasElement.querySelectorAll('.ant-form-item')].filter((item) => item.querySelector(arrived)).map(labelOf);
    await waitFor(() => expect(shown()).toEqual(labels), { timeout: 15_000 });
    await waitFor(() => expect(open().join()).toBe(''), { timeout: 15_000 });
    await expect(canvas.getByRole('radio', { name: '3 of 5 stars' }).closest('[role=radiogroup]')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Russian: Story = { globals: { language: 'ru' } };
