import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Input } from 'antd';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { ApprovalLog } from '../ApprovalLog/ApprovalLog.tsx';
import { DateInput } from '../DateInput/DateInput.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { ReadOnlyField } from '../FieldGrid/ReadOnlyField.tsx';
import { Money } from '../Money/Money.tsx';
import { useHeldFields } from '../inputs/heldFields.ts';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { SummaryTable } from '../SummaryTable/SummaryTable.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentSection } from './DocumentSection.tsx';

const submit = fn();

const meta = {
  title: 'Documents/DocumentPage',
  component: DocumentPage,
  parameters: { layout: 'padded' },
  args: {
    title: 'WC20240501042',
    status: <StatusTag color="processing" dict="bill_status" value="submitted" />,
    facts: [
      { label: 'Dealer', value: 'ООО «Сельхозтехника-Черноземье Сервис»' },
      { label: 'Failed on', value: <DateText value="2024-05-18" /> },
      { label: 'Amount', value: <Money amount={1234.5} currency="EUR" strong /> },
    ],
    actions: (
      <ActionBar
        actions={[
          { key: 'print', label: 'Print', onClick: fn() },
          { key: 'copy', label: 'Copy', onClick: fn() },
          { key: 'export', label: 'Export', onClick: fn() },
          { key: 'history', label: 'Compare', onClick: fn() },
        ]}
      />
    ),
    rail: [
      {
        key: 'log',
        title: 'Approval log',
        count: 2,
        content: (
          <ApprovalLog
            steps={[
              {
                key: '1',
                action: 'Submitted',
                tone: 'processing',
                operator: 'Екатерина Константинопольская',
                organisation: 'Черноземье Сервис',
                time: '2024-05-19 22:04:00',
              },
              {
                key: '2',
                action: 'Returned',
                tone: 'error',
                operator: '王建国',
                time: '2024-05-20 09:12:00',
                reason: 'Photos are not sufficient',
                opinion: 'Please add a photo of the number plate of the pump.',
              },
            ]}
          />
        ),
      },
      { key: 'related', title: 'Related documents', count: 0, content: 'None' },
    ],
    foot: (
      <ActionBar
        actions={[
          { key: 'save', label: 'Save', onClick: fn() },
          { key: 'submit', label: 'Submit', primary: true, onClick: submit },
        ]}
      />
    ),
    children: (
      <>
        <DocumentSection id="machine" title="Machine">
          <FieldGrid>
            <ReadOnlyField label="VIN">LHW7TRA3113K10977</ReadOnlyField>
            <ReadOnlyField label="Model">Комбайн зерноуборочный самоходный 4LZ-8.0E</ReadOnlyField>
            <ReadOnlyField label="Working hours" mark="The photo shows 1,206 h">
              1,026
            </ReadOnlyField>
            <ReadOnlyField label="Sold on">
              <DateText value="2023-08-02" />
            </ReadOnlyField>
            <ReadOnlyField label="Remark" />
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="fault" title="Fault" errorCount={2}>
          <Form layout="vertical" name="claim" requiredMark={false}>
            <FieldGrid>
              <Form.Item name="code" label="Fault code" validateStatus="error" help="Please choose a fault code">
                <Input />
              </Form.Item>
              <Form.Item name="hours" label="Working hours" validateStatus="error" help="Please enter the working hours">
                <Input />
              </Form.Item>
              <Form.Item name="place" label="Place">
                <Input />
              </Form.Item>
            </FieldGrid>
          </Form>
        </DocumentSection>
        <DocumentSection id="money" title="Settlement" description="Amounts in the dealer's currency.">
          <SummaryTable
            label="Settlement"
            currency="EUR"
            rows={[
              { key: 'parts', label: 'Parts', claimed: 900.1, approved: 900.1 },
              { key: 'labour', label: 'Labour', claimed: 300.2, approved: 240 },
              { key: 'travel', label: 'Travel', claimed: 34.2, approved: 34.2 },
            ]}
          />
        </DocumentSection>
      </>
    ),
  },
} satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claim: Story = {
  args: {
    notice: (
      <ErrorSummary
        errors={[
          { key: 'code', section: 'Fault', text: 'Please choose a fault code', fieldId: 'claim_code' },
          { key: 'hours', section: 'Fault', text: 'Please enter the working hours', fieldId: 'claim_hours' },
        ]}
      />
    ),
  },
  play: async ({ canvas, step }) => {
    await step('the anchor bar lists the sections in their order, with errors counted', async () => {
      const anchors = within(await canvas.findByRole('navigation', { name: 'Sections' })).getAllByRole('button');
      await expect(anchors.map((anchor) => anchor.textContent)).toEqual(['Machine', 'Fault2Errors: 2', 'Settlement']);
      await userEvent.click(anchors[2]!);
      await expect(canvas.getByRole('region', { name: 'Settlement' })).toHaveFocus();
    });
    await step('errors of one section are listed under its name, said once', async () => {
      const section = within(within(canvas.getByRole('alert')).getByRole('listitem'));
      await expect(section.getAllByText('Fault')).toHaveLength(1);
      await expect(section.getAllByRole('button')).toHaveLength(2);
    });
    await step('an error of the summary jumps to its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Please enter the working hours' }));
      await expect(canvas.getByRole('textbox', { name: 'Working hours' })).toHaveFocus();
    });
    await step('amounts are added without binary fractions', async () => {
      const total = canvas.getByRole('row', { name: /^Total/ });
      await expect(
        within(total)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual(['1,234.50', '1,174.30', '60.20']);
    });
    await step('the foot bar carries the one filled button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await expect(submit).toHaveBeenCalled();
    });
  },
};

/** In a pane that scrolls by itself, below a header, beside a page of the same kind in a hidden tab. */
export const InPane: Story = {
  args: {
    rail: [],
    facts: [],
    children: ['Machine', 'Fault', 'Settlement'].map((title, index) => (
      <DocumentSection key={title} id={title.toLowerCase()} title={title}>
        <p style={{ height: [500, 300, 40][index] }}>{title}</p>
      </DocumentSection>
    )),
  },
  decorators: [
    (Page) => (
      <>
        <div hidden>
          <Page />
        </div>
        <div style={{ paddingTop: 120 }}>
          <div data-testid="pane" style={{ height: 420, overflow: 'auto' }}>
            <Page />
          </div>
        </div>
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    const pane = within(canvas.getByTestId('pane'));
    const anchors = within(await pane.findByRole('navigation', { name: 'Sections' }));
    const marked = (): (string | undefined)[] =>
      anchors.getAllByRole('button').flatMap((anchor) => (anchor.getAttribute('aria-current') ? [anchor.firstChild?.textContent ?? ''] : []));
    await step('the section that was jumped to is marked, also one too low to reach the top', async () => {
      for (const name of ['Fault', 'Settlement', 'Machine']) {
        await userEvent.click(anchors.getByRole('button', { name }));
        await waitFor(() => expect(marked()).toEqual([name]));
      }
    });
    await step('whoever scrolls there finds it marked, too', async () => {
      const scroller = canvas.getByTestId('pane');
      const fault = pane.getByRole('region', { name: /^Fault/ });
      scroller.dispatchEvent(new WheelEvent('wheel'));
      scroller.scrollTop += fault.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 56;
      await waitFor(() => expect(marked()).toEqual(['Fault']));
    });
    await step('sections of two pages have ids of their own', async () => {
      const ids = [...document.querySelectorAll('[data-section]')].map(({ id }) => id);
      await expect(new Set(ids).size).toBe(ids.length);
      await expect(ids).toHaveLength(6);
    });
  },
};

/** Buttons of a page whose form is none of antd's ask `useHeldFields` before they send. */
function HeldFoot() {
  const leadToHeld = useHeldFields();
  return <ActionBar actions={[{ key: 'save', label: 'Save', primary: true, onClick: () => leadToHeld() || submit() }]} />;
}

/** A typed text that is no number or day stays in its field, and nothing is sent in its place. */
export const HeldFields: Story = {
  args: {
    rail: [],
    facts: [],
    foot: <HeldFoot />,
    children: (
      <DocumentSection id="usage" title="Usage">
        <label htmlFor="held-hours">Hours</label>
        <NumberInput id="held-hours" />
        <label htmlFor="held-day">Day</label>
        <DateInput id="held-day" />
      </DocumentSection>
    ),
  },
  play: async ({ canvas }) => {
    submit.mockClear();
    const hours = await canvas.findByLabelText('Hours');
    // The calendar arrives later.
    await waitFor(() => expect(canvas.getByLabelText('Day')).toBeEnabled());
    const day = canvas.getByLabelText('Day');
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(day, 'soon');
    await userEvent.type(hours, 'about 5');
    await userEvent.click(save);
    await expect(hours).toHaveFocus();
    await expect(hours).toHaveValue('about 5');
    await expect(canvas.getByText('This is not a number')).toBeVisible();
    await userEvent.clear(hours);
    await userEvent.type(hours, '5');
    await userEvent.click(save);
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue('soon');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.clear(day);
    await userEvent.tab();
    await userEvent.click(save);
    await expect(submit).toHaveBeenCalled();
  },
};

/** Whoever wants the room for the sections puts the rail away, and gets it back from the drawer. */
export const Folded: Story = {
  parameters: { viewport: { options: { desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' } } } },
  globals: { viewport: { value: 'desktop' } },
  args: { onRailFold: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fold away' }));
    await expect(canvas.queryByRole('complementary', { name: 'Files and history' })).not.toBeInTheDocument();
    await expect(args.onRailFold).toHaveBeenLastCalledWith(true);
    const button = canvas.getByRole('button', { name: 'Files and history' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Files and history' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Keep beside the page' }));
    await expect(await canvas.findByRole('complementary', { name: 'Files and history' })).toBeVisible();
    await expect(args.onRailFold).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fold away' })).toHaveFocus());
  },
};

/** Under 1280 px the right rail is a drawer. */
export const Narrow: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Files and history' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Files and history' }));
    await expect(drawer.getByText('Photos are not sufficient')).toBeVisible();
  },
};

/** Where no panel is open from the start, the sections have the whole width. */
export const NothingBeside: Story = {
  args: { rail: [{ key: 'log', title: 'Approval log', open: false, content: 'Nothing submitted yet' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Files and history' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Files and history' }));
    await userEvent.click(drawer.getByText('Approval log'));
    await expect(drawer.getByText('Nothing submitted yet')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Russian: Story = { globals: { language: 'ru' } };
