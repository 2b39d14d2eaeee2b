import type { MailState } from '@harrow/api-client';
import { formatNumber, StatusTag, useSettings } from '@harrow/ui';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePermission } from '../../shared/usePermission.ts';

/** Setup and state of e-mail, in one line above the list. */
export function MailStatePanel({ state }: { state: MailState }) {
  const { t } = useTranslation('isystemMail');
  const { language } = useSettings();
  const maySetAddress = usePermission('parameter:system');
  const { host, isOn, missing, maxPerHour } = state;
  const number = (value: number) => formatNumber(value, language);
  return (
    <Flex component="span" wrap gap="4px 16px" align="center">
      <StatusTag color={isOn ? 'success' : 'warning'} text={isOn ? t('state.on') : t('state.off')} />
      {host !== null && <span>{t('state.host', { host })}</span>}
      {!isOn && <span>{t('state.missing', { parts: missing.map((part) => t(`part.${part}`)).join(' · ') })}</span>}
      {missing.includes('portalUrl') && maySetAddress && <Link to="/isystem/config?group=system&key=mail.portalUrl">{t('state.setAddress')}</Link>}
      <span>{t('state.queue', { count: number(state.queue) })}</span>
      <span>{t('state.failedToday', { count: number(state.failedToday) })}</span>
      <span>{t('state.hour', { sent: number(state.sentLastHour), most: number(maxPerHour) })}</span>
    </Flex>
  );
}
