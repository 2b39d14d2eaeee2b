import { resultOf, warrantyClaimsDetail } from '@harrow/api-client';
import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { claims } from '../claims.ts';
import { fromClaim } from './claimForm.ts';
import { compareForms, type Difference, rebase } from './compareForms.ts';
import styles from './ConflictDialog.module.css';
import type { ClaimFormState } from './useClaimForm.ts';

/** Somebody else saved the claim first: shows what differs, and lets the user choose which one to go on with. */
export function ConflictDialog({ claimId, state }: { claimId: string; state: ClaimFormState }) {
  const { t } = useTranslation('warrantyClaim');
  const client = useQueryClient();
  const { edits, edit, endConflict } = state;
  const {
    data: theirs,
    error,
    refetch,
  } = useQuery({
    queryKey: ['warrantyClaim', 'conflict', claimId],
    queryFn: ({ signal }) => resultOf(warrantyClaimsDetail({ query: { id: claimId }, signal })),
    gcTime: 0,
    staleTime: 0,
  });
  const choose = (keepMine: boolean): void => {
    if (!theirs) return;
    client.setQueryData(claims.detail(claimId).queryKey, theirs);
    if (keepMine) edit({ type: 'restored', form: rebase(edits.form, theirs) });
    else edit({ type: 'loaded', form: fromClaim(theirs) });
    endConflict(theirs.version);
  };
  const differences = theirs && compareForms(edits.form, fromClaim(theirs));
  // The same content, as after an answer that was lost on its way: there is nothing to choose.
  const isSame = differences?.length === 0;
  const goOn = useEffectEvent(() => choose(false));
  useEffect(() => {
    if (isSame) goOn();
  }, [isSame]);
  return (
    <Modal
      open
      title={t('conflict.title')}
      width="min(720px, calc(100vw - 16px))"
      onCancel={() => endConflict()}
      footer={[
        <Button key="keep" disabled={!theirs?.allowedActions.includes('edit')} onClick={() => choose(true)}>
          {t('conflict.keep')}
        </Button>,
        <Button key="reload" type="primary" disabled={!theirs} onClick={() => choose(false)}>
          {t('conflict.reload')}
        </Button>,
      ]}
    >
      <p>{t('conflict.text')}</p>
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!error && !differences && <ListSkeleton rows={3} />}
      {differences && differences.length > 0 && <Differences rows={differences} t={t} />}
    </Modal>
  );
}

function Differences({ rows, t }: { rows: Difference[]; t: TFunction<'warrantyClaim'> }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.place')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.kind === 'field' ? (
              <tr key={row.field}>
                <th scope="row">{t(`field.${row.field}`)}</th>
                <td>{row.mine || '–'}</td>
                <td>{row.theirs || '–'}</td>
              </tr>
            ) : (
              <tr key={`${row.change} ${row.name}`}>
                <th scope="row">{row.name || t('section.faults')}</th>
                <td colSpan={2}>{t(`conflict.${row.change}`)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
