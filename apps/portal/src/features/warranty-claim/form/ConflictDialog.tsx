import { resultOf, warrantyClaimsDetail } from '@harrow/api-client';
import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Radio } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claims } from '../claims.ts';
import { ChangeValue } from '../rail/ChangeValue.tsx';
import { fromClaim } from './claimForm.ts';
import { type Change, mergeForms, type Side } from './mergeForms.ts';
import styles from './ConflictDialog.module.css';
import type { ClaimFormState } from './useClaimForm.ts';

/**
 * Somebody else saved the claim first. Changes of both go on; where both changed the same thing, the user says whose. Or the
 * user gives up what was typed.
 */
export function ConflictDialog({ claimId, state }: { claimId: string; state: ClaimFormState }) {
  const { t } = useTranslation('warrantyClaim');
  const client = useQueryClient();
  const { edits, edit, endConflict } = state;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
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
  const merge = useMemo(() => theirs && mergeForms(edits.saved, edits.form, fromClaim(theirs), chosen), [theirs, edits, chosen]);
  const goOnWith = (side: 'merged' | 'theirs'): void => {
    if (!theirs || !merge) return;
    client.setQueryData(claims.detail(claimId).queryKey, theirs);
    edit({ type: 'loaded', form: fromClaim(theirs) });
    if (side === 'merged') edit({ type: 'restored', form: merge.form });
    endConflict(theirs.version);
  };
  // Nothing of the user's is left to save, as after an answer that was lost on its way: there is nothing to choose.
  const isTheirs = merge?.changes.every(({ by }) => by === 'them') ?? false;
  const goOn = useEffectEvent(() => goOnWith('theirs'));
  useEffect(() => {
    if (isTheirs) goOn();
  }, [isTheirs]);
  return (
    <Modal
      open
      title={t('conflict.title')}
      width="min(800px, calc(100vw - 16px))"
      onCancel={() => endConflict()}
      footer={[
        <Button key="reload" disabled={!theirs} onClick={() => goOnWith('theirs')}>
          {t('conflict.reload')}
        </Button>,
        <Button key="merge" type="primary" disabled={!theirs?.allowedActions.includes('edit')} onClick={() => goOnWith('merged')}>
          {t('conflict.merge')}
        </Button>,
      ]}
    >
      <p>{t('conflict.text')}</p>
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!error && !merge && <ListSkeleton rows={3} />}
      {merge && <Changes changes={merge.changes} onChoose={(key, side) => setChosen({ ...chosen, [key]: side })} />}
    </Modal>
  );
}

/** What has to be chosen stands first. */
const ranks: Record<Change['by'], number> = { both: 0, them: 1, me: 2 };

function Changes({ changes, onChoose }: { changes: readonly Change[]; onChoose: (key: string, side: Side) => void }) {
  const { t } = useTranslation('warrantyClaim');
  const placeText = usePlaceText();
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
          {changes
            .toSorted((a, b) => ranks[a.by] - ranks[b.by])
            .map((change) => (
              <tr key={change.key}>
                <th scope="row">{placeText(change)}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side} data-taken={change.taken === side}>
                    <Choice change={change} side={side} place={placeText(change)} onChoose={onChoose}>
                      <SideValue change={change} side={side} />
                    </Choice>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChoiceProps {
  change: Change;
  side: Side;
  place: string;
  onChoose: (key: string, side: Side) => void;
  children: ReactNode;
}

/** One side of a change: to be chosen where both changed it, otherwise with the word that it goes on. */
function Choice({ change: { key, by, taken }, side, place, onChoose, children }: ChoiceProps) {
  const { t } = useTranslation('warrantyClaim');
  if (by === 'both')
    return (
      <Radio name={key} checked={taken === side} aria-label={`${place}: ${t(`conflict.${side}`)}`} onChange={() => onChoose(key, side)}>
        {children}
      </Radio>
    );
  return (
    <>
      {children}
      {taken === side && <small className={styles.taken}>{t('conflict.taken')}</small>}
    </>
  );
}

function SideValue({ change: { field, by, ...values }, side }: { change: Change; side: Side }) {
  const { t } = useTranslation('warrantyClaim');
  const value = values[side];
  if (field !== undefined) return value === null || value === undefined || value === '' ? '–' : <ChangeValue field={field} value={String(value)} />;
  if (value === undefined) return t(by === 'both' || isRemovedBy(by, side) ? 'conflict.removed' : 'conflict.absent');
  return t(by === 'both' ? 'conflict.changed' : isAddedBy(by, side) ? 'conflict.added' : 'conflict.unchanged');
}

const isRemovedBy = (by: Change['by'], side: Side): boolean => (by === 'me') === (side === 'mine');
const isAddedBy = isRemovedBy;

/** Names of fields and lines as the form calls them. */
function usePlaceText(): (change: Change) => string {
  const { t, i18n } = useTranslation('warrantyClaim');
  return ({ place, field }) => {
    const group = place.kind === 'header' ? 'field' : place.kind === 'parts' ? 'part' : place.kind;
    const label = field === undefined ? undefined : i18n.t(`warrantyClaim:${group}.${field}`);
    if (place.kind === 'header') return label ?? '';
    return [place.name || t('section.faults'), label].filter(Boolean).join(' · ');
  };
}
