import type { Announcement } from '@harrow/api-client';
import { ActionBar, DocumentPage, DocumentSection, StatusTag, useMessages } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSavedForm } from '../../documents/form/useSavedForm.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { queryClient } from '../../platform/queryClient.ts';
import { AnnouncementBar } from '../../shared/announcements/AnnouncementBar.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { useTab } from '../../shared/tab.ts';
import { type AnnouncementValues, emptyAnnouncement, shownIn, toInput, toValues } from './announcementForm.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { announcements, releaseAnnouncement, revokeAnnouncement, saveAnnouncement, statusTones } from './announcements.ts';
import { AnnouncementTexts } from './AnnouncementTexts.tsx';
import styles from './announcement.module.css';

/** Refusals about all languages stand at the first one. */
const placeOf = (field: string): string[] => (field === 'titile' || field === 'msgContent' ? [field, 'zh-cn'] : [field]);

/** An announcement in the hands of its author. */
export function AnnouncementEditPage() {
  const { t } = useTranslation('isystemAnnouncement');
  const language = useLanguage();
  return (
    <DocumentRecord
      resource={announcements}
      titleOf={({ titile }) => shownIn({ ...emptyAnnouncement.titile, ...titile }, language)}
      fresh={{ title: t('new'), right: 'announcement:add' }}
    >
      {(stored) => <Editor stored={stored} />}
    </DocumentRecord>
  );
}

const valuesOf = (stored: Announcement | undefined): AnnouncementValues => (stored ? toValues(stored) : emptyAnnouncement);
/** One that was taken back stays as it was. */
const mayEdit = ({ sendStatus }: Announcement): boolean => sendStatus !== '2';

type Intent = 'save' | 'release' | 'revoke';

function Editor({ stored }: { stored: Announcement | undefined }) {
  const { t } = useTranslation('isystemAnnouncement');
  const tab = useTab();
  const language = useLanguage();
  const { message } = useMessages();
  const status = stored?.sendStatus ?? '0';
  const form = useSavedForm<Announcement, AnnouncementValues, Intent>({
    docType: 'announcement',
    namespace: 'isystemAnnouncement',
    resource: announcements,
    document: stored,
    valuesOf,
    mayEdit,
    placeOf,
    async save(values, { intent, isChanged, base, kept }) {
      const saved = isChanged || !stored ? await saveAnnouncement(base, toInput(values)) : stored;
      // The draft is saved even when it cannot be released yet.
      kept(saved);
      try {
        if (intent === 'release') await releaseAnnouncement(saved.id);
        if (intent === 'revoke') await revokeAnnouncement(saved.id);
        void message.success(t(`done.${intent}`));
      } finally {
        await queryClient.invalidateQueries({ queryKey: announcements.key });
        if (!stored) tab.redirect({ search: `?id=${saved.id}` });
      }
    },
  });
  const { values } = form;
  const button = (intent: Intent, look: { primary?: boolean; danger?: boolean } = {}) => ({
    key: intent,
    label: intent === 'save' ? t('shared:administration.save') : t(intent),
    ...look,
    loading: form.pending === intent,
    disabled: form.pending !== undefined,
    onClick: () => form.run(intent),
  });
  return (
    <DocumentPage
      title={stored ? shownIn(valuesOf(stored).titile, language) : t('new')}
      status={stored && <StatusTag color={statusTones[status]} text={stored.sendStatus_dictText} />}
      facts={stored && status !== '0' ? [{ label: t('field.readCount'), value: stored.readCount }] : []}
      notice={form.notice}
      foot={
        status !== '2' && (
          <ActionBar actions={[button('save'), ...(status === '0' ? [button('release', { primary: true })] : [button('revoke', { danger: true })])]} />
        )
      }
    >
      <Form<AnnouncementValues> {...form.formProps} className={styles.form}>
        <DocumentSection id="facts" title={t('section.facts')}>
          <AnnouncementFields msgType={values.msgType} isSent={status !== '0'} />
        </DocumentSection>
        <DocumentSection id="texts" title={t('section.texts')} description={t('languageNote')}>
          <AnnouncementTexts values={values} readOnly={status !== '0'} />
        </DocumentSection>
      </Form>
      <DocumentSection id="preview" title={t('section.preview')}>
        {values.priority === 'L' ? (
          <p>{t('onlyBell')}</p>
        ) : (
          <AnnouncementBar
            titile={shownIn(values.titile, language) || '…'}
            msgAbstract={shownIn(values.msgAbstract, language)}
            priority={values.priority}
            until={values.revokeTime || null}
          />
        )}
      </DocumentSection>
    </DocumentPage>
  );
}
