import { EmptyState } from '@harrow/ui';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** No page at this address, or none for this user; menu and header stay. */
export function NotFound() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  return (
    <>
      <h1 className="hw-hidden">{t('notFound.title')}</h1>
      <EmptyState
        title={t('notFound.title')}
        description={t('notFound.text')}
        action={
          <Button type="primary" onClick={() => void navigate('/')}>
            {t('notFound.home')}
          </Button>
        }
      />
    </>
  );
}
