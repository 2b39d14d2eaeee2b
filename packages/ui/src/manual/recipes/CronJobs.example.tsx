import { type Action, type Column, ListPage, type LoadList, localeTag, StatusTag, toLanguage, useList, useMessages, useSettings } from '@harrow/ui';
import { CronInput } from '@harrow/ui/cron-editor';
import { type Cron, loadCronDescriber, nextRuns, parseCron } from '@harrow/validation/cron';
import { Button, Form, Input, Modal, Switch } from 'antd';
import { useEffect, useState } from 'react';

export interface Job {
  id: string;
  name: string;
  /** A Quartz expression. */
  schedule: string;
  isOn: boolean;
}

interface JobListProps {
  load: LoadList<Job>;
  save: (job: Partial<Job>) => Promise<unknown>;
  runNow: (job: Job) => Promise<unknown>;
  /** The zone in which the scheduler runs. */
  timeZone: string;
}

export function JobList({ load, save, runNow, timeZone }: JobListProps) {
  const list = useList<Job>({ load, defaults: { page: 1, pageSize: 10, sort: { column: 'name', order: 'asc' }, filters: {} } });
  const [edited, setEdited] = useState<Partial<Job>>();
  const { message } = useMessages();
  const sentenceOf = useSentences();
  const nextRunOf = useNextRun(timeZone);

  const columns: Column<Job>[] = [
    { key: 'name', title: 'Job', width: 200, sortable: true },
    { key: 'schedule', title: 'Schedule', width: 280, render: ({ schedule }) => sentenceOf(schedule) },
    { key: 'next', title: 'Next run', width: 200, render: (job) => (job.isOn ? nextRunOf(job.schedule) : '–') },
    { key: 'isOn', title: 'State', render: ({ isOn }) => <StatusTag text={isOn ? 'On' : 'Paused'} color={isOn ? 'success' : 'default'} /> },
  ];

  /** Does it, says what came of it, and shows the list as it is now. */
  async function act(action: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await action();
      message.success(done);
      list.refresh();
      return true;
    } catch (error) {
      message.error(error instanceof Error ? error.message : 'That did not work');
      return false;
    }
  }

  const rowActions = (job: Job): Action[] => [
    { key: 'run', label: 'Run now', onClick: () => void act(() => runNow(job), `${job.name} is running`) },
    {
      key: 'pause',
      label: job.isOn ? 'Pause' : 'Resume',
      onClick: () => void act(() => save({ ...job, isOn: !job.isOn }), job.isOn ? `${job.name} is paused` : `${job.name} is on`),
    },
  ];

  return (
    <>
      <ListPage
        {...list.pageProps}
        title="Scheduled jobs"
        columns={columns}
        rows={{ actions: rowActions, onOpen: setEdited }}
        toolbar={
          <Button type="primary" onClick={() => setEdited({ isOn: true })}>
            New job
          </Button>
        }
      />
      {edited && (
        <JobDialog
          job={edited}
          timeZone={timeZone}
          onCancel={() => setEdited(undefined)}
          onOk={async (job) => (await act(() => save(job), 'The job is saved')) && setEdited(undefined)}
        />
      )}
    </>
  );
}

interface JobDialogProps {
  job: Partial<Job>;
  timeZone: string;
  onOk: (job: Partial<Job>) => Promise<unknown>;
  onCancel: () => void;
}

function JobDialog({ job, timeZone, onOk, onCancel }: JobDialogProps) {
  const [form] = Form.useForm<Job>();
  const [isSaving, setSaving] = useState(false);

  async function submit(values: Job) {
    setSaving(true);
    await onOk({ ...job, ...values });
    setSaving(false);
  }

  return (
    <Modal open title={job.name ?? 'New job'} okText="Save" confirmLoading={isSaving} onOk={form.submit} onCancel={onCancel}>
      <Form form={form} layout="vertical" initialValues={job} onFinish={submit}>
        <Form.Item name="name" label="Name" rules={[{ required: true }]}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="schedule" label="Schedule" rules={[{ required: true }, { validator: checkSchedule }]}>
          <CronInput timeZone={timeZone} hideYear />
        </Form.Item>
        <Form.Item name="isOn" label="On" valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** The field hands on every text, also one that is not finished. */
async function checkSchedule(_rule: unknown, schedule?: string): Promise<void> {
  if (schedule && !parseCron(schedule).ok) throw new Error('This is not a schedule yet');
}

/** Expressions as sentences in the user's language; as they are until its words have been fetched. */
function useSentences(): (schedule: string) => string {
  const { language } = useSettings();
  const [describe, setDescribe] = useState<(cron: Cron) => string>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (loaded: (cron: Cron) => string): void => void (isCurrent && setDescribe(() => loaded));
    loadCronDescriber(toLanguage(language)).then(keep, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return (schedule) => {
    const reading = parseCron(schedule);
    return describe && reading.ok ? describe(reading.cron) : schedule;
  };
}

/** Calculates in the scheduler's zone, and writes in the user's. */
function useNextRun(timeZone: string): (schedule: string) => string {
  const { language, timeZone: shown } = useSettings();
  const format = new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: shown });
  return (schedule) => {
    if (!parseCron(schedule).ok) return '–';
    const [next] = nextRuns(schedule, { from: new Date(), timeZone, count: 1 });
    return next ? format.format(next) : '–';
  };
}
