import type { MaintLevel } from '@harrow/api-client';
import { FieldGrid, ReadOnlyField } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { windowText } from './maintenanceColumns.tsx';
import { type useMachine, useDocument, useValue } from './maintenanceKind.ts';
import { useDictText } from './useDictText.ts';
import { WorkPreview } from './WorkPreview.tsx';

/** Next service of the machine; until the level is saved, with the work it includes. */
export function PlanOfMachine({ machine: { ok, vehicle, nextLevel, ...due } }: { machine: NonNullable<ReturnType<typeof useMachine>> }) {
  const { t } = useTranslation('maintenance');
  const levelName = useDictText('maint_level');
  const saved = useDocument()?.maintLevel;
  const chosen = useValue('maintLevel') ?? (nextLevel as MaintLevel | null);
  if (!vehicle) return null;
  return (
    <>
      <FieldGrid>
        <ReadOnlyField label={t('field.level')}>{nextLevel && levelName(nextLevel)}</ReadOnlyField>
        <ReadOnlyField label={t('field.window')}>{windowText(due)}</ReadOnlyField>
      </FieldGrid>
      {ok && chosen && chosen !== saved && <WorkPreview vin={vehicle.vin} level={chosen} />}
    </>
  );
}
