import { EmptyState } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { WaysOn } from './WaysOn.tsx';

/** No page at this address, or none for this user; menu and header stay. */
export function NotFound() {
  const { t } = useTranslation('app');
  return (
    <>
      <h1 className="hw-hidden">{t('notFound.title')}</h1>
      <EmptyState title={t('notFound.title')} description={t('notFound.text')} action={<WaysOn />} />
    </>
  );
}
