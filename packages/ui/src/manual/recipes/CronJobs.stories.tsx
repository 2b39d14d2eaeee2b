import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Job, JobList } from './CronJobs.example.tsx';

let jobs: Job[] = [];

/** A scheduler in memory. */
function start(): void {
  jobs = [
    { id: '1', name: 'Overdue reminders', schedule: '0 0 7 ? * MON-FRI', isOn: true },
    { id: '2', name: 'Monthly statements', schedule: '0 0 18 L * ?', isOn: true },
    { id: '3', name: 'Removal of old drafts', schedule: '0 30 2 * * ?', isOn: false },
  ];
}

async function save(job: Partial<Job>): Promise<void> {
  const others = jobs.filter(({ id }) => id !== job.id);
  jobs = [...others, { id: String(jobs.length + 1), ...job } as Job].toSorted((a, b) => a.name.localeCompare(b.name));
}

const meta = {
  title: 'Recipes/A screen for scheduled jobs',
  component: JobList,
  tags: ['!autodocs'],
  beforeEach: start,
  args: { load: async () => ({ records: jobs, total: jobs.length }), save: fn(save), runNow: fn(async () => undefined), timeZone: 'Europe/Paris' },
} satisfies Meta<typeof JobList>;
export default meta;

export const Jobs: StoryObj<typeof meta> = {
  async play({ canvas, args, step }) {
    await canvas.findByText('Overdue reminders');
    await expect(await canvas.findByText(/At 07:00, Monday to Friday/)).toBeVisible();
    await step('a job is run at once', async () => {
      canvas.getByRole('button', { name: 'Actions for row 3' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Run now' }));
      await screen.findByText('Removal of old drafts is running');
      await expect(args.runNow).toHaveBeenCalledWith(jobs[2]);
    });
    await step('a schedule that is not one is refused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New job' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByLabelText('Name'), 'Exchange rates');
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Schedule' }), '0 0 25 * * ?');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await dialog.findByText('This is not a schedule yet');
      await expect(args.save).not.toHaveBeenCalled();
    });
    await step('a new one is stored and in the list', async () => {
      const dialog = within(screen.getByRole('dialog'));
      const field = dialog.getByRole('textbox', { name: 'Schedule' });
      await userEvent.clear(field);
      await userEvent.type(field, '0 15 6 * * ?');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('Exchange rates')).toBeVisible();
    });
  },
};
