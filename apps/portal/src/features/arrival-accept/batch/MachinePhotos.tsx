import type { ArrivalAcceptLine, ArrivalAcceptLineInput } from '@harrow/api-client';
import { arrivalAcceptSlots } from '@harrow/api-client/slots';
import { AttachmentSlots } from '@harrow/ui';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { slotRules } from '../../../shared/slotRules.ts';
import type { SlotName } from '../arrivalKind.ts';
import { sheetFiles } from '../arrivals.ts';
import { slotsOf } from './acceptanceInput.ts';

interface MachinePhotosProps {
  /** Of the sheet. */
  id: string;
  vin: string;
  /** Slots that every sheet of the batch must fill. */
  always: readonly string[];
  lines: readonly ArrivalAcceptLine[];
  /** Told how many photos there are now. */
  onCount: (photos: number) => void;
}

/** Photos of one machine, stored on its sheet at once. */
export function MachinePhotos({ id, vin, always, lines, onCount }: MachinePhotosProps) {
  const { t } = useTranslation('arrivalAccept');
  const items = Form.useWatch<ArrivalAcceptLineInput[] | undefined>(['vehicles', id, 'items']) ?? [];
  const owner = useMemo(() => ({ table: sheetFiles, id }), [id]);
  return (
    <div role="group" aria-label={t('batch.photosOf', { vin })}>
      <AttachmentSlots
        owner={owner}
        onChange={(files) => onCount(files.filter(({ slot }) => slot !== 'signature').length)}
        slots={slotsOf(always, lines, items).map(({ name, required }) => ({
          name,
          label: t(`field.slot.${name as SlotName}`),
          required,
          ...slotRules(arrivalAcceptSlots[name as SlotName]),
        }))}
      />
    </div>
  );
}
