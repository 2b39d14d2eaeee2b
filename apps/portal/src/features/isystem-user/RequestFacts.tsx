import type { UserRecord } from '@harrow/api-client';
import { DateText } from '@harrow/ui';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  user: UserRecord;
  request: NonNullable<UserRecord['request']>;
}

/** An applicant's details, for the administrator who decides. */
export function RequestFacts({ user, request: { company, note } }: Props) {
  const { t } = useTranslation('isystemUser');
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 16px', margin: '0 0 12px', overflowWrap: 'anywhere' }}>
        <Fact label={t('request.company')}>{company}</Fact>
        <Fact label={t('field.email')}>
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </Fact>
        {note && <Fact label={t('request.note')}>{note}</Fact>}
        <Fact label={t('field.createTime')}>
          <DateText value={user.createTime} precision="minute" />
        </Fact>
      </dl>
      <Alert type="info" showIcon title={t('request.text')} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt style={{ color: 'var(--ant-color-text-secondary)' }}>{label}</dt>
      <dd style={{ margin: 0 }}>{children}</dd>
    </>
  );
}
