import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EllipsisText } from './EllipsisText.tsx';

const text = 'Преждевременный износ подшипника вала отбора мощности';
const meta = { title: 'Values/EllipsisText', component: EllipsisText, args: { text } } satisfies Meta<typeof EllipsisText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Преждевременный износ под…')).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  },
};
export const Short: Story = {
  args: { text: '割台离合器打滑' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('割台离合器打滑')).not.toHaveAttribute('tabindex');
  },
};

/** A cell that cuts by itself; the button gives it more room. */
function Cell({ Content }: { Content: ComponentType }) {
  const [width, setWidth] = useState(160);
  return (
    <>
      <div style={{ width, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <Content />
      </div>
      <button type="button" onClick={() => setWidth(600)}>
        Wider
      </button>
    </>
  );
}
const inACell = [(Content: ComponentType) => <Cell Content={Content} />];
const reachable = (whole: HTMLElement) => whole.closest('[tabindex="0"]') !== null;

/** One cut, the whole text in it, and the tip while it is cut. */
export const InACell: Story = {
  args: { fit: true, length: 18 },
  decorators: inACell,
  play: async ({ canvas, canvasElement, step }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvasElement.textContent).not.toContain('…');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
    await step('with room for all of it there is nothing more to show', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wider' }));
      await waitFor(() => expect(reachable(canvas.getByText(text))).toBe(false));
    });
  },
};

/** The tip depends on whether the text is cut, not on its length. */
export const ShortButCut: Story = {
  args: { text: 'WWWWWWWWWWWWWWWWWW' },
  decorators: inACell,
  play: async ({ canvas }) => {
    const whole = () => canvas.getByText('WWWWWWWWWWWWWWWWWW');
    await waitFor(() => expect(reachable(whole())).toBe(true));
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('WWWWWWWWWWWWWWWWWW');
  },
};

/** Where nothing cuts, letters are counted: twelve Chinese ones take the room of 24. */
export const WideLetters: Story = {
  args: { fit: true, length: 18, text: '割台离合器打滑需要更换' },
  play: async ({ canvas }) => {
    await expect(reachable(await canvas.findByText('割台离合器打滑需要更换'))).toBe(true);
  },
};

/** A row of a list is one Tab stop, however many of its texts are cut; the pointer still gets the tip. */
export const InARow: Story = {
  args: { fit: true },
  render: (args) => (
    <table style={{ tableLayout: 'fixed', width: 320 }}>
      <tbody>
        <tr tabIndex={0} aria-label="Claim">
          {['cause', 'remedy'].map((cell) => (
            <td key={cell} style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              <EllipsisText {...args} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByText(text);
    await waitFor(() => expect(canvasElement.querySelectorAll('td [tabindex]')).toHaveLength(0));
    await userEvent.hover(first!);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
  },
};

const onOpen = fn();

/** A link keeps its focus and its click: one stop of the Tab key, and the tip is there with it. */
export const InALink: Story = {
  decorators: [
    (Content) => (
      <a
        href="#claim"
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        <Content />
      </a>
    ),
  ],
  play: async ({ canvas }) => {
    const shown = () => canvas.findByText('Преждевременный износ под…');
    await waitFor(async () => expect(reachable(await shown())).toBe(false));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: text })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
    await userEvent.click(await shown());
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};
