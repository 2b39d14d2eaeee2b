import type { Job } from '@harrow/api-client';
import { CronInput } from '@harrow/ui/cron-editor';
import { useQueryClient } from '@tanstack/react-query';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import styles from './job.module.css';
import { editJob, jobs, type Schedule } from './jobs.ts';

/** Changes when a job runs, and how long it may take. */
export function ScheduleDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation('job');
  const client = useQueryClient();
  const handleSaved = (): void => {
    onClose();
    void client.invalidateQueries({ queryKey: jobs.key });
  };
  return (
    <EditDialog<Schedule>
      width={608}
      title={job.title}
      initialValues={job}
      save={({ cron, timeoutSeconds }) => editJob(job, { cron, timeoutSeconds })}
      onSaved={handleSaved}
      onClose={onClose}
      notice={<p className={styles.intro}>{job.description}</p>}
    >
      <Form.Item name="cron" label={t('scheduleIn', { zone: job.timeZone })} rules={[{ required: true, message: t('required.cron') }]}>
        <CronInput timeZone={job.timeZone} />
      </Form.Item>
      <Form.Item name="timeoutSeconds" label={t('field.timeoutSeconds')} extra={t('note.timeout')} rules={[{ required: true, message: t('required.timeout') }]}>
        <InputNumber min={10} max={3600} precision={0} />
      </Form.Item>
    </EditDialog>
  );
}
