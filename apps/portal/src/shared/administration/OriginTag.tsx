import { StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';

/** Whether a record came with the system or was added here. */
export function OriginTag({ builtIn }: { builtIn: boolean }) {
  const { t } = useTranslation('shared');
  return <StatusTag color={builtIn ? 'default' : 'processing'} text={t(builtIn ? 'builtIn' : 'ownMade')} />;
}
