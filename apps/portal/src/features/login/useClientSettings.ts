import { type ClientConfig, configsClient, resultOf } from '@harrow/api-client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberInstallation } from '../../platform/installation.ts';
import { speakUsualLanguage } from '../../platform/language.ts';

/** Settings of the installation for pages before sign-in; undefined until the server answers. */
export function useClientSettings(): ClientConfig | undefined {
  const { language } = useTranslation('login').i18n;
  const [settings, setSettings] = useState<ClientConfig>();
  useEffect(() => {
    let isCurrent = true;
    resultOf(configsClient()).then(
      (next) => {
        rememberInstallation(next);
        void speakUsualLanguage().catch(() => undefined);
        void import('../../platform/session/passwordRules.ts').then(({ rememberPasswordRules }) => rememberPasswordRules(next));
        if (isCurrent) setSettings(next);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return settings;
}
