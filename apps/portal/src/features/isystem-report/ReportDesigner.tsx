import type { ReportRecord, ReportSourceItem } from '@harrow/api-client';
import { lazyPart, PageHeader, useMessages } from '@harrow/ui';
import { Button, Flex, Form } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { noTexts } from '../../shared/administration/SixTexts.tsx';
import { useEditForm } from '../../shared/administration/useEditForm.tsx';
import { useOpened } from '../../shared/administration/useOpened.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { ColumnList } from './ColumnList.tsx';
import { FieldPalette } from './FieldPalette.tsx';
import { PopupCode } from './PopupCode.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { ReportPreview } from './ReportPreview.tsx';
import styles from './ReportDesigner.module.css';
import { addReport, editReport, type ReportValues } from './reports.ts';

const ReportHistory = lazyPart(async () => ({ default: (await import('./ReportHistory.tsx')).ReportHistory }));

/** The code to open it with, or its change history. */
export type Beside = 'code' | 'history';

interface ReportDesignerProps {
  sources: ReportSourceItem[];
  /** Undefined: a new one. */
  report: ReportRecord | undefined;
  /** What is open beside the form. */
  beside: Beside | undefined;
  onOpenBeside: (beside: Beside | undefined) => void;
  onSaved: (id: string) => void;
}

/** A report is composed: fields of its source at the left, its columns in the middle, its first rows below. */
export function ReportDesigner({ sources, report: given, beside, onOpenBeside, onSaved }: ReportDesignerProps) {
  const { t } = useTranslation('isystemReport');
  const { t: shared } = useTranslation('shared');
  const language = useLanguage();
  const { message } = useMessages();
  const report = useOpened(given);
  const isMaker = isMakerUser(useStore(userStore));
  const mayWrite = usePermission(report ? 'dictionary:edit' : 'dictionary:add');
  const close = (): void => onOpenBeside(undefined);
  const { form, name, alert, isSaving, submit, markChanged } = useEditForm<ReportValues, string>({
    save: (values) => (report ? editReport(report, values) : addReport(values)),
    onSaved(id) {
      message.success(t('saved'));
      onSaved(id);
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
            {report && isMaker && <Button onClick={() => onOpenBeside('history')}>{shared('changes.title')}</Button>}
            {report && <Button onClick={() => onOpenBeside('code')}>{t('popup')}</Button>}
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
        name={name}
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
      {beside === 'code' && report && <PopupCode report={report} onClose={close} />}
      <Suspense>{beside === 'history' && report && <ReportHistory id={report.id} source={source} onClose={close} />}</Suspense>
    </Flex>
  );
}
