import { maintenanceDuesChecklistOptions } from '@harrow/api-client/query';
import type { MaintLevel } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** The work that a level brings for a machine, before the service is saved. */
export function WorkPreview({ vin, level }: { vin: string; level: MaintLevel }) {
  const { t } = useTranslation('maintenance');
  const { data } = useQuery({
    ...maintenanceDuesChecklistOptions({ query: { vin, maintLevel: level } }),
    select: ({ result }) => result,
    retry: false,
  });
  if (!data || data.length === 0) return null;
  return (
    <details>
      <summary>{t('checklist.preview', { n: data.length })}</summary>
      <ol>
        {data.map(({ itemCode, itemName, action_dictText: action, mandatory }) => (
          <li key={itemCode}>
            {action} · {itemName}
            {mandatory === 'Y' && ` (${t('checklist.mandatory')})`}
          </li>
        ))}
      </ol>
    </details>
  );
}
