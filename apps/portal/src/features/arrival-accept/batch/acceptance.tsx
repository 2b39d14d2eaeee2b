import type { ArrivalAcceptItem } from '@harrow/api-client';
import { type BatchAction, lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import type { Warnings } from '../../../shared/calls/useWarnings.tsx';
import { loadTexts } from '../../../platform/language.ts';
import { userStore } from '../../../platform/session/session.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { acceptTogether, type BatchAcceptance } from '../arrivals.ts';
import type { AcceptanceValues } from './AcceptanceFields.tsx';

// Loaded with the dialog, as are the texts of checklists.
const AcceptanceFields = lazyPart(async () => {
  const [part] = await Promise.all([import('./AcceptanceFields.tsx'), loadTexts('documents')]);
  return { default: part.AcceptanceFields };
});

const nothing: BatchAcceptance = { common: {}, vehicles: [], submit: 'N' };

/** Input of the call from the values of the form. @param ids sheets of the batch */
function toBatch({ submit, measured = {}, vehicles = {}, ...common }: AcceptanceValues, ids: string[]): BatchAcceptance {
  const values = Object.entries(measured).flatMap(([itemCode, measuredValue]) => (typeof measuredValue === 'number' ? [{ itemCode, measuredValue }] : []));
  return {
    common: { ...common, items: values },
    vehicles: ids.map((id) => ({ id, operatingHours: vehicles[id]?.operatingHours ?? null, items: vehicles[id]?.items ?? [] })),
    submit: submit ? 'Y' : 'N',
  };
}

/** Inspects machines of one product together. Sheets that cannot be included, such as those of another product, are reported first. */
export const acceptance = (t: TFunction<'arrivalAccept'>, confirming: Warnings['run']): BatchAction<ArrivalAcceptItem> => ({
  key: 'acceptance',
  label: t('action.batchAccept'),
  width: 900,
  preview: (ids) => acceptTogether(ids, nothing, { dryRun: '1' }),
  fields: (sheets) => <AcceptanceFields sheets={sheets} />,
  initialValues: {
    acceptanceDate: todayIn(undefined),
    acceptancePersonnel: userStore.get()?.realname,
    keysQty: 2,
    documentsComplete: 'Y',
    toolsComplete: 'Y',
    submit: true,
  },
  async run(ids, values) {
    const done = await confirming(
      (confirm) => acceptTogether(ids, toBatch(values as unknown as AcceptanceValues, ids), { confirm }),
      t('documents:anyway.submit'),
    );
    // The user went back from a warning: nothing was done.
    return done ?? { ok: [], failed: ids.map((id) => ({ id, text: t('batch.notDone') })) };
  },
});
