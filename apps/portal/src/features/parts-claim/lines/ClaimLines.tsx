import { lazyPart, useMessages } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claimable, type LineRow, LineTable, rowOf, useDocument, useList, useValue } from '../partsClaimKind.ts';
import { claimedOf } from './claimed.ts';
import { columnsFor } from './lineColumns.ts';

const ClaimablePicker = lazyPart(async () => ({ default: (await import('./ClaimablePicker.tsx')).ClaimablePicker }));

const sourceOf = ({ packingLineId, arrivalLineId, lineReason }: LineRow): string => `${packingLineId ?? arrivalLineId}/${lineReason}`;

/** The lines of the claim: chosen from what may be claimed of its receipt or packing list. */
export function ClaimLines() {
  const { t } = useTranslation('partsClaim');
  const { message } = useMessages();
  const { rows, change } = useList('lines');
  const document = useDocument();
  const source = { arrivalNo: useValue('arrivalNo'), packingNo: useValue('packingNo') };
  const solution = useValue('solution');
  const [isPicking, setPicking] = useState(false);
  const reasons = new Set(rows.map(({ lineReason }) => lineReason));
  const isKept = rows.some(({ lineSolution }) => (lineSolution ?? solution) === 'accept');
  const [hasWrong, hasQuality] = [reasons.has('wrong'), reasons.has('quality')];
  const columns = useMemo(() => columnsFor({ hasWrong, hasQuality, isKept, solution }), [hasWrong, hasQuality, isKept, solution]);
  const add = (chosen: readonly Claimable[]): void => {
    const known = new Set(rows.map(sourceOf));
    const fresh = chosen.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) change([...rows, ...fresh.map(rowOf)]);
  };
  const pick = (): void => {
    if (source.arrivalNo || source.packingNo) setPicking(true);
    else void message.warning(t('pick.source'));
  };
  return (
    <>
      <LineTable list="lines" columns={columns} isFilledByPage needed emptyText={t('noLines')} tools={<Button onClick={pick}>{t('pick.open')}</Button>} />
      <Suspense>
        {isPicking && (
          <ClaimablePicker
            source={source}
            claimId={document?.id}
            exclude={rows.map(sourceOf)}
            onChoose={(chosen) => {
              add(chosen);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Amount that the lines claim as they are typed. */
export function useClaimed(): number {
  const { rows } = useList('lines');
  const solution = useValue('solution');
  return sum(rows.map((row) => claimedOf(row, solution)));
}
