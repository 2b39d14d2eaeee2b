import { isFailure, type Job } from '@harrow/api-client';
import { CronInput } from '@harrow/ui/cron-editor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, InputNumber, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/useFailureText.ts';
import styles from './job.module.css';
import { editJob, jobs, type Schedule } from './jobs.ts';

/** Changes when a job runs, and how long it may take. */
export function ScheduleDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation('job');
  const failureText = useFailureText();
  const client = useQueryClient();
  const [form] = Form.useForm<Schedule>();
  const save = useMutation({
    mutationFn: (schedule: Schedule) => editJob(job, schedule),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: jobs.key });
    },
    onError(error) {
      if (isFailure(error, 'invalid')) form.setFields(error.failure.errors.map(({ field, text }) => ({ name: field as keyof Schedule, errors: [text] })));
    },
  });
  return (
    <Modal
      open
      width={608}
      title={job.title}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={save.isPending}
      onOk={() =>
        void form.validateFields().then(
          (schedule) => save.mutate(schedule),
          () => {},
        )
      }
      onCancel={onClose}
    >
      <p className={styles.intro}>{job.description}</p>
      {save.error && !isFailure(save.error, 'invalid') && <Alert type="error" showIcon title={failureText(save.error)} />}
      <Form form={form} layout="vertical" initialValues={job}>
        <Form.Item name="cron" label={t('field.cron', { zone: job.timeZone })} rules={[{ required: true, message: t('field.cronRequired') }]}>
          <CronInput timeZone={job.timeZone} />
        </Form.Item>
        <Form.Item
          name="timeoutSeconds"
          label={t('field.timeout')}
          extra={t('field.timeoutNote')}
          rules={[{ required: true, message: t('field.timeoutRequired') }]}
        >
          <InputNumber min={10} max={3600} precision={0} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
