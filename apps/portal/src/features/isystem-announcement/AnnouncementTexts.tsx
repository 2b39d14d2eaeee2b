import { RichTextEditor } from '@harrow/ui/rich-text-editor';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../shared/administration/LanguageTabs.tsx';
import { keepInText } from '../../shared/sources/editorFiles.ts';
import { type AnnouncementValues, textsOf } from './announcementForm.ts';

/** Title, summary and text, a tab for each language; a dot marks the languages that are written. */
export function AnnouncementTexts({ values, readOnly }: { values: AnnouncementValues; readOnly: boolean }) {
  const { t } = useTranslation('isystemAnnouncement');
  return (
    <LanguageTabs isWritten={(language) => textsOf(values, language) === 2}>
      {(language) => (
        <>
          <Form.Item name={['titile', language]} label={t('field.titile')}>
            <Input maxLength={100} showCount readOnly={readOnly} />
          </Form.Item>
          <Form.Item name={['msgAbstract', language]} label={t('field.msgAbstract')}>
            <Input maxLength={200} showCount readOnly={readOnly} />
          </Form.Item>
          <Form.Item name={['msgContent', language]} label={t('field.msgContent')}>
            <RichTextEditor height={280} uploadImage={keepInText} uploadMedia={keepInText} readOnly={readOnly} />
          </Form.Item>
        </>
      )}
    </LanguageTabs>
  );
}
