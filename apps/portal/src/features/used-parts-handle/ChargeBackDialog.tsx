import type { UsedPartsHandle } from '@harrow/api-client';
import { Money, PageSkeleton, ReasonDialog } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import { single } from '../../shared/calls/notDone.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useKeptReason } from '../../shared/useKeptInput.ts';
import styles from './chargeBack.module.css';
import { chargeBack, chargesOf } from './handles.ts';

interface ChargeBackDialogProps {
  handle: UsedPartsHandle;
  onClose: () => void;
}

/** Charges back what did not come: what it costs the dealer, core by core, and why. */
export function ChargeBackDialog({ handle, onClose }: ChargeBackDialogProps) {
  const { t } = useTranslation('usedPartsHandle');
  const { state, move } = useFormActions();
  const failureText = useFailureText();
  const { data, error } = useQuery(chargesOf(handle.id));
  const totals = new Map<string, number>();
  for (const { currency, amount } of data ?? []) totals.set(currency, sum([totals.get(currency) ?? 0, amount]));
  const { kept, discard } = useKeptReason('usedPartsHandle.chargeBack', handle.id);
  // After a refusal the input stays.
  const charge = async (reason: string): Promise<void> => {
    let isDone = false;
    await move(async () => {
      await single(chargeBack({ ids: [handle.id], reason }));
      isDone = true;
    });
    if (!isDone) return;
    discard();
    onClose();
  };
  return (
    <ReasonDialog
      open
      danger
      {...kept}
      title={t('chargeBack.title', { no: handle.handleNo })}
      okText={t('action.chargeBack')}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text ?? (error && failureText(error))}
      onSubmit={({ opinion }) => void charge(opinion)}
      onCancel={onClose}
    >
      {!data && !error && <PageSkeleton />}
      {data && (
        <div role="group" aria-label={t('chargeBack.costs', { dealer: handle.dealerName })} className={styles.charges}>
          <p>{t('chargeBack.costs', { dealer: handle.dealerName })}</p>
          <ul>
            {data.map(({ tagNo, partsCode, partsName, qty, inspection_dictText: found, amount, currency }) => (
              <li key={tagNo}>
                <span>
                  <b>{tagNo}</b> {partsCode} {partsName} × {qty}
                  {found && <small> {found}</small>}
                </span>
                <Money amount={amount} currency={currency} />
              </li>
            ))}
            {[...totals].map(([currency, total]) => (
              <li key={currency} className={styles.total}>
                <span>{t('chargeBack.total')}</span>
                <Money amount={total} currency={currency} strong />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ReasonDialog>
  );
}
