import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

/** Keeps the place, at its full width, while the builder's texts are on their way. */
export function ButtonPlace() {
  const { t } = useTranslation('ui');
  return (
    <Button disabled aria-busy icon={<FilterOutlined aria-hidden />}>
      {t('list.advancedQuery')}
    </Button>
  );
}
