import { isFailure, type NoticeRecord } from '@harrow/api-client';
import { ActionBar, AttachmentList, DocumentPage, DocumentSection, StatusTag } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { billStatusTones } from '../../shared/billStatus.ts';
import { noticeFiles } from '../../shared/notices/NoticeText.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { DocumentLog } from '../../documents/page/DocumentLog.tsx';
import { RestoreOffer } from '../../documents/page/RestoreOffer.tsx';
import { useTab } from '../../shared/tab.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { emptyNotice, type NoticeValues, toInput, toValues } from './noticeForm.ts';
import { NoticeFields } from './NoticeFields.tsx';
import { noticeMasters, publishNotice, refreshNotices, saveNotice } from './noticeMasters.ts';
import styles from './NoticeEditPage.module.css';
import { NoticeTexts } from './NoticeTexts.tsx';

/** Refusals about all languages stand at the first one. */
const placeOf = (field: string): string[] => (field === 'title' || field === 'content' ? [field, 'zh-cn'] : [field]);

/** A notice in the hands of its author. */
export function NoticeEditPage() {
  const { t } = useTranslation('publicNotice');
  return (
    <DocumentRecord resource={noticeMasters} titleOf={({ title }) => title} newTitle={t('new')}>
      {(notice) => <NoticeEditor key={notice?.id ?? 'new'} notice={notice} />}
    </DocumentRecord>
  );
}

function NoticeEditor({ notice }: { notice: NoticeRecord | undefined }) {
  const { t } = useTranslation('publicNotice');
  const navigate = useNavigate();
  const tab = useTab();
  const failureText = useFailureText();
  const [form] = Form.useForm<NoticeValues>();
  const stored = useMemo(() => (notice ? toValues(notice) : emptyNotice), [notice]);
  const values = (Form.useWatch([], { form, preserve: true }) as NoticeValues | undefined) ?? stored;
  const [notifyAgain, setNotifyAgain] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const draft = useDraft<NoticeValues>('publicnotice', notice?.id, notice?.version);
  const isPublished = notice?.status === 'pass';
  const readOnly = notice !== undefined && !notice.allowedActions.includes('edit');
  const owner = useMemo(() => ({ table: noticeFiles.table, id: notice?.id }), [notice?.id]);
  useEffect(() => tab.markUnsaved(isChanged), [tab, isChanged]);

  const save = useMutation({
    async mutationFn(publish: boolean) {
      const input = toInput(form.getFieldsValue(true) as NoticeValues);
      const saved = isChanged || notifyAgain || !notice ? await saveNotice(notice, input, notifyAgain) : notice;
      // The draft is saved even when it cannot be published yet.
      setChanged(false);
      setNotifyAgain(false);
      draft.discard();
      try {
        if (publish) await publishNotice(saved);
      } finally {
        await refreshNotices();
        if (!notice) void navigate(`/workbench/notice/manage/edit/${saved.id}`, { replace: true });
      }
    },
    onError(error) {
      if (isFailure(error, 'invalid')) form.setFields(error.failure.errors.map(({ field, text }) => ({ name: placeOf(field) as never, errors: [text] })));
    },
  });
  const submit = (publish: boolean): void =>
    void form.validateFields().then(
      () => save.mutate(publish),
      () => undefined,
    );
  const mayPublish = !notice || notice.allowedActions.includes('publish');
  const actions = [
    { key: 'save', label: t('save'), primary: !mayPublish, loading: save.isPending && !save.variables, disabled: save.isPending, onClick: () => submit(false) },
    ...(mayPublish
      ? [
          {
            key: 'publish',
            label: t('publish'),
            primary: true,
            loading: save.isPending && save.variables,
            disabled: save.isPending,
            onClick: () => submit(true),
          },
        ]
      : []),
  ];
  return (
    <DocumentPage
      title={notice?.title ?? t('new')}
      status={notice && <StatusTag color={billStatusTones[notice.status]} text={notice.status_dictText} />}
      facts={notice ? [{ label: t('field.noticeNo'), value: notice.noticeNo }] : []}
      actions={isPublished && <Button onClick={() => void navigate(`/workbench/notice/detail/${notice.id}`)}>{t('read')}</Button>}
      notice={
        <>
          {draft.offered && (
            <RestoreOffer
              savedAt={draft.offered.savedAt}
              onAccept={() => {
                form.setFieldsValue(draft.restore() ?? {});
                setChanged(true);
              }}
              onRefuse={draft.discard}
            />
          )}
          {save.error && <Alert type="error" showIcon title={failureText(save.error)} />}
        </>
      }
      rail={notice ? [{ key: 'log', title: t('log'), content: <DocumentLog docType="publicnotice" id={notice.id} /> }] : []}
      foot={
        !readOnly && (
          <>
            {isPublished && (
              <Checkbox checked={notifyAgain} onChange={({ target }) => setNotifyAgain(target.checked)}>
                {t('notifyAgain')}
              </Checkbox>
            )}
            <ActionBar actions={actions} />
          </>
        )
      }
    >
      <Form<NoticeValues>
        form={form}
        name="notice"
        layout="vertical"
        initialValues={stored}
        disabled={readOnly}
        className={styles.form}
        scrollToFirstError
        onValuesChange={() => {
          setChanged(true);
          draft.save(form.getFieldsValue(true) as NoticeValues);
        }}
      >
        <DocumentSection id="facts" title={t('section.facts')}>
          <NoticeFields targetScope={values.targetScope} isPublished={isPublished} />
        </DocumentSection>
        <DocumentSection id="texts" title={t('section.texts')} description={t('languageNote')}>
          <NoticeTexts values={values} readOnly={readOnly} />
        </DocumentSection>
      </Form>
      <DocumentSection id="files" title={t('section.files')}>
        {notice ? <AttachmentList owner={owner} slot={noticeFiles.slot} readOnly={readOnly} /> : <p>{t('saveFirst')}</p>}
      </DocumentSection>
    </DocumentPage>
  );
}
