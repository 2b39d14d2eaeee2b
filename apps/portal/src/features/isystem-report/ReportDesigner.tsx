import type { ReportRecord, ReportSourceItem } from '@harrow/api-client';
import { PageHeader, useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noTexts } from '../../shared/administration/SixTexts.tsx';
import { useEditForm } from '../../shared/administration/useEditForm.tsx';
import { useTab } from '../../shared/tab.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { ColumnList } from './ColumnList.tsx';
import { FieldPalette } from './FieldPalette.tsx';
import { PopupCode } from './PopupCode.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import styles from './ReportDesigner.module.css';
import { addReport, editReport, reports, type ReportValues } from './reports.ts';

interface ReportDesignerProps {
  sources: ReportSourceItem[];
  /** Undefined: a new one. */
  report: ReportRecord | undefined;
}

/** A report is composed: fields of its source at the left, its columns in the middle, its first rows below. */
export function ReportDesigner({ sources, report }: ReportDesignerProps) {
  const { t } = useTranslation('isystemReport');
  const { t: shared } = useTranslation('shared');
  const language = useLanguage();
  const tab = useTab();
  const client = useQueryClient();
  const { message } = useMessages();
  const mayWrite = usePermission(report ? 'dictionary:edit' : 'dictionary:add');
  const [isCodeShown, showCode] = useState(false);
  const { form, alert, isSaving, submit, markChanged } = useEditForm<ReportValues, string>({
    save: (values) => (report ? editReport(report, values) : addReport(values)),
    onSaved(id) {
      message.success(t('saved'));
      void client.invalidateQueries({ queryKey: reports.key });
      if (!report) tab.redirect(`/isystem/report/edit/${id}`);
    },
  });
  const values = Form.useWatch<Partial<ReportValues> | undefined>((all: Partial<ReportValues>) => all, { form, preserve: true });
  const source = sources.find((one) => one.source === (values?.source ?? report?.source));
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader
        title={report ? report.name[language] : t('new')}
        actions={
          <Flex gap={8} wrap justify="end">
            {report && <Button onClick={() => showCode(true)}>{t('popup')}</Button>}
            {mayWrite && (
              <Button type="primary" loading={isSaving} onClick={submit}>
                {shared('administration.save')}
              </Button>
            )}
          </Flex>
        }
      >
        {report?.code}
      </PageHeader>
      {alert}
      <Form<ReportValues>
        form={form}
        name="report"
        layout="vertical"
        disabled={!mayWrite}
        scrollToFirstError
        onValuesChange={markChanged}
        initialValues={report ?? { name: noTexts, status: 1, fixedFilter: null, sortOrder: 'asc', fields: [] }}
      >
        <ReportFacts sources={sources} source={source} isStored={report !== undefined} />
        {source && (
          <div className={styles.board}>
            <FieldPalette source={source} readOnly={!mayWrite} />
            <ColumnList source={source} isBuiltIn={report?.builtIn === 'Y'} keptFields={report?.fields.map(({ field }) => field) ?? []} readOnly={!mayWrite} />
          </div>
        )}
      </Form>
      {source && values && <ReportPreview values={{ ...values, source: source.source }} />}
      {isCodeShown && report && <PopupCode report={report} onClose={() => showCode(false)} />}
    </Flex>
  );
}
