import { GlobalOutlined, LoadingOutlined } from '@ant-design/icons';
import { loginsSwitchLanguage, resultOf } from '@harrow/api-client';
import { type Language, languageNames, languages, useMessages } from '@harrow/ui';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { flushDrafts } from '../../../platform/drafts/drafts.ts';
import { rememberLanguage } from '../../../platform/language.ts';
import { removeStored } from '../../../platform/stored.ts';
import { loadPermissions } from '../../../platform/session/permissions.ts';

/** Switches the language: saves it on the server, fetches the permissions in it, and reloads the page. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('app');
  const { message } = useMessages();
  const failureText = useFailureText();
  const [isSwitching, setSwitching] = useState(false);

  const change = async (language: Language): Promise<void> => {
    setSwitching(true);
    try {
      await resultOf(loginsSwitchLanguage({ query: { languageCode: language } }));
      await loadPermissions();
      flushDrafts();
      rememberLanguage(language);
      removeStored('CACHE_INCLUDED_ROUTES');
      location.reload();
    } catch (error) {
      setSwitching(false);
      void message.warning(t('language.failed', { reason: failureText(error) }));
    }
  };

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: languages.map((language) => ({ key: language, label: languageNames[language] })),
        selectedKeys: [i18n.language],
        onClick: ({ key }) => void change(key as Language),
      }}
    >
      <button type="button" className="hw-icon-button hw-focusable" aria-label={t('language.label')} title={t('language.label')} aria-haspopup="menu">
        {isSwitching ? <LoadingOutlined aria-hidden /> : <GlobalOutlined aria-hidden />}
      </button>
    </Dropdown>
  );
}
