import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { ReportSourceItem } from '@harrow/api-client';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';
import styles from './ReportDesigner.module.css';
import type { ReportColumn, ReportValues } from './reports.ts';

/** The fields of a source that are no columns yet; a press makes one the last column. */
export function FieldPalette({ source, readOnly }: { source: ReportSourceItem; readOnly: boolean }) {
  const { t } = useTranslation('isystemReport');
  const language = useLanguage();
  const form = Form.useFormInstance<ReportValues>();
  const columns = Form.useWatch<ReportColumn[] | undefined>('fields', { form, preserve: true }) ?? [];
  const taken = new Set(columns.map(({ field }) => field));
  const left = source.fields.filter(({ field }) => !taken.has(field));
  const add = ({ field, title, width }: ReportSourceItem['fields'][number]): void =>
    form.setFieldValue('fields', [...columns, { field, title, width, shown: true, total: false, search: 'none' }]);
  return (
    <section aria-labelledby="report-fields">
      <h2 id="report-fields">{t('fields')}</h2>
      <ul className={styles.palette}>
        {left.map((field) => (
          <li key={field.field}>
            <Button icon={<PlusOutlined aria-hidden />} disabled={readOnly} onClick={() => add(field)}>
              <span>
                {field.title[language]} <span className={styles.code}>{field.makerOnly ? t('makerOnly') : ''}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {left.length === 0 && <p className={styles.code}>{t('allTaken')}</p>}
    </section>
  );
}
