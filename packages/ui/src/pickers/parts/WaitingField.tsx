import { Input } from 'antd';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';

/** Keeps the place of a picker while its texts are on their way. Outside of a form, which gives it an id and a label, it has a name of its own. */
export function WaitingField({ id }: { id?: string | undefined }) {
  const { t } = useTranslation('ui');
  return <Input id={id} disabled aria-busy aria-label={id === undefined ? t('loading') : undefined} />;
}
