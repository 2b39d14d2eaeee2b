import type { Parameter } from '@harrow/api-client';
import { useMessages } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { renewParameters, resetParameter } from './parameters.ts';

/** Asks before a parameter is reset to its default, and shows both values. */
export function useReset(): (parameter: Parameter) => void {
  const { t } = useTranslation('isystemConfig');
  const { t: shared } = useTranslation('shared');
  const { modal } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  return ({ key, title, type, value, default: usual }) =>
    void modal.confirm({
      title: t(type === 'picture' ? 'logo.removeAsk' : 'resetAsk', { title }),
      content: type === 'picture' ? undefined : `${value || '–'} → ${usual || '–'}`,
      okText: t(type === 'picture' ? 'logo.remove' : 'reset'),
      cancelText: shared('administration.cancel'),
      async onOk() {
        await resetParameter(key).catch(sayFailure);
        await renewParameters(client);
      },
    });
}
