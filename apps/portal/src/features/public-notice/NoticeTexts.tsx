import { RichTextEditor } from '@harrow/ui/rich-text-editor';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../shared/administration/LanguageTabs.tsx';
import { keepInText } from '../../shared/sources/editorFiles.ts';
import { type NoticeValues, textsOf } from './noticeForm.ts';

/** Title and text, a tab for each language; a dot marks the languages that are written. */
export function NoticeTexts({ values, readOnly }: { values: NoticeValues; readOnly: boolean }) {
  const { t } = useTranslation('publicNotice');
  return (
    <LanguageTabs isWritten={(language) => textsOf(values, language) === 2}>
      {(language) => (
        <>
          <Form.Item name={['title', language]} label={t('field.title')}>
            <Input maxLength={200} showCount readOnly={readOnly} />
          </Form.Item>
          <Form.Item name={['content', language]} label={t('field.content')}>
            <RichTextEditor height={360} uploadImage={keepInText} uploadMedia={keepInText} readOnly={readOnly} />
          </Form.Item>
        </>
      )}
    </LanguageTabs>
  );
}
