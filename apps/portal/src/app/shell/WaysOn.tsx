import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** From a page that does not exist: to the start page, or back to where the user came from. */
export function WaysOn() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 }}>
      <Button type="primary" onClick={() => void navigate('/')}>
        {t('notFound.home')}
      </Button>
      {/* A new window has no page to go back to. */}
      {history.length > 1 && <Button onClick={() => void navigate(-1)}>{t('notFound.back')}</Button>}
    </span>
  );
}
