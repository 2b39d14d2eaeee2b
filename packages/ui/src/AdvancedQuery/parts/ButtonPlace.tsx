import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

/** Keeps the place, at its full width, while the builder's texts are on their way. */
export function ButtonPlace() {
  const { t } = useTranslation('ui');
  return (
    <Button disabled icon={<FilterOutlined aria-hidden />} aria-label={t('loading')}>
      {t('list.advancedQuery')}
    </Button>
  );
}
