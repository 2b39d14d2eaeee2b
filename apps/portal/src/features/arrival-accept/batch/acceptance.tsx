import type { ArrivalAcceptItem } from '@harrow/api-client';
import { type BatchAction, lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { loadTexts } from '../../../platform/language.ts';
import { userStore } from '../../../platform/session/session.ts';
import { previewed } from '../../../shared/calls/previewed.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { acceptTogether } from '../arrivals.ts';
import { type AcceptanceValues, toBatch } from './acceptanceInput.ts';
import { forgetTyped } from './useTyped.ts';

// Loaded with the dialog, as are the texts of checklists.
const AcceptanceFields = lazyPart(async () => {
  const [part] = await Promise.all([import('./AcceptanceFields.tsx'), loadTexts('documents')]);
  return { default: part.AcceptanceFields };
});

/**
 * Inspects machines of one product together. Sheets that cannot be part of it, such as those of another product, are reported first; with
 * what was typed, those that stay drafts, and what each of them lacks.
 */
export const acceptance = (t: TFunction<'arrivalAccept'>): BatchAction<ArrivalAcceptItem> => {
  const asked = previewed<AcceptanceValues>('arrivalAccept', async (ids, values, trial) => {
    const answer = await acceptTogether(ids, toBatch(values, ids), trial);
    // Before anything is typed it only matters which of them it may be.
    return values.about === undefined ? { ok: answer.ok, failed: answer.failed } : answer;
  });
  return {
    key: 'acceptance',
    label: t('action.batchAccept'),
    width: 900,
    fields: (sheets) => <AcceptanceFields sheets={sheets} />,
    initialValues: {
      acceptanceDate: todayIn(undefined),
      acceptancePersonnel: userStore.get()?.realname,
      keysQty: 2,
      documentsComplete: 'Y',
      toolsComplete: 'Y',
      submit: true,
    },
    preview: asked.preview,
    async run(ids, values, seen) {
      const answer = await asked.run(ids, values, seen);
      forgetTyped(values as unknown as AcceptanceValues, [...answer.ok, ...(answer.drafts ?? [])]);
      return answer;
    },
  };
};
