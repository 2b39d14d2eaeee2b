import type { UserItem } from '@harrow/api-client';
import { StatusTag, type Tone } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { requestedStatus } from './users.ts';

const tones: Readonly<Record<number, Tone>> = { 1: 'success', 2: 'error', [requestedStatus]: 'processing' };

/** A user's status, and that they cannot sign in yet for want of a password. */
export function UserStatus({ user: { status, status_dictText: text, passwordSet } }: { user: UserItem }) {
  const { t } = useTranslation('isystemUser');
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 8px' }}>
      <StatusTag variant="dot" color={tones[status] ?? 'default'} text={text} />
      {passwordSet === 'N' && status !== requestedStatus && <StatusTag color="warning" text={t('noPassword')} />}
    </span>
  );
}
