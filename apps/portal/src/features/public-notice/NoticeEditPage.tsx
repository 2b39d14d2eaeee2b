import type { NoticeRecord } from '@harrow/api-client';
import { ActionBar, AttachmentList, DocumentPage, DocumentSection, StatusTag } from '@harrow/ui';
import { Button, Checkbox, Form } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { billStatusTones } from '../../shared/billStatus.ts';
import { noticeFiles } from '../../shared/notices/NoticeText.tsx';
import { useSavedForm } from '../../documents/form/useSavedForm.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { DocumentLog } from '../../documents/page/DocumentLog.tsx';
import { useTab } from '../../shared/tab.ts';
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
    <DocumentRecord resource={noticeMasters} titleOf={({ title }) => title} fresh={{ title: t('new'), right: 'publicnotice:add' }}>
      {(notice) => <NoticeEditor notice={notice} />}
    </DocumentRecord>
  );
}

const valuesOf = (notice: NoticeRecord | undefined): NoticeValues => (notice ? toValues(notice) : emptyNotice);
const mayEdit = ({ allowedActions }: NoticeRecord): boolean => allowedActions.includes('edit');

function NoticeEditor({ notice }: { notice: NoticeRecord | undefined }) {
  const { t } = useTranslation('publicNotice');
  const navigate = useNavigate();
  const tab = useTab();
  const [notifyAgain, setNotifyAgain] = useState(false);
  const isPublished = notice?.status === 'pass';
  const readOnly = notice !== undefined && !mayEdit(notice);
  const owner = useMemo(() => ({ table: noticeFiles.table, id: notice?.id }), [notice?.id]);
  const form = useSavedForm<NoticeRecord, NoticeValues, 'save' | 'publish'>({
    docType: 'publicnotice',
    namespace: 'publicNotice',
    resource: noticeMasters,
    document: notice,
    valuesOf,
    mayEdit,
    placeOf,
    async save(values, { intent, isChanged, base, kept }) {
      const saved = isChanged || notifyAgain || !notice ? await saveNotice(base, toInput(values), notifyAgain) : notice;
      // The draft is saved even when it cannot be published yet.
      kept(saved);
      setNotifyAgain(false);
      try {
        if (intent === 'publish') await publishNotice(saved);
      } finally {
        await refreshNotices();
        if (!notice) tab.redirect({ search: `?id=${saved.id}` });
      }
    },
  });
  const mayPublish = !notice || notice.allowedActions.includes('publish');
  const button = (intent: 'save' | 'publish') => ({
    key: intent,
    label: t(intent),
    primary: intent === 'publish' || !mayPublish,
    loading: form.pending === intent,
    disabled: form.pending !== undefined,
    onClick: () => form.run(intent),
  });
  const actions = [button('save'), ...(mayPublish ? [button('publish')] : [])];
  return (
    <DocumentPage
      title={notice?.title ?? t('new')}
      status={notice && <StatusTag color={billStatusTones[notice.status]} text={notice.status_dictText} />}
      facts={notice ? [{ label: t('field.noticeNo'), value: notice.noticeNo }] : []}
      actions={isPublished && <Button onClick={() => void navigate(`/workbench/notice/detail/${notice.id}`)}>{t('read')}</Button>}
      notice={form.notice}
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
      <Form<NoticeValues> {...form.formProps} className={styles.form}>
        <DocumentSection id="facts" title={t('section.facts')}>
          <NoticeFields targetScope={form.values.targetScope} isPublished={isPublished} />
        </DocumentSection>
        <DocumentSection id="texts" title={t('section.texts')} description={t('languageNote')}>
          <NoticeTexts values={form.values} readOnly={readOnly} />
        </DocumentSection>
      </Form>
      <DocumentSection id="files" title={t('section.files')}>
        {notice ? <AttachmentList owner={owner} slot={noticeFiles.slot} readOnly={readOnly} /> : <p>{t('saveFirst')}</p>}
      </DocumentSection>
    </DocumentPage>
  );
}
