import { lazyPart, useMessages } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { type Claimable, type LineRow, LineTable, rowOf, useDocument, useList, useValue } from '../partsClaimKind.ts';
import { claimedOf } from './claimed.ts';
import { sourceOf } from './claimSource.ts';
import { columnsFor } from './lineColumns.ts';

const ClaimablePicker = lazyPart(async () => ({ default: (await import('./ClaimablePicker.tsx')).ClaimablePicker }));

const placeOf = ({ packingLineId, arrivalLineId, lineReason }: LineRow): string => `${packingLineId ?? arrivalLineId}/${lineReason}`;

/** The lines of the claim: chosen from what may be claimed of its receipt or packing list; what is chosen first says which that is. */
export function ClaimLines() {
  const { t } = useTranslation('partsClaim');
  const { message } = useMessages();
  const { engine } = useOpenForm();
  const { rows, change } = useList('lines');
  const document = useDocument();
  const [arrivalNo, packingNo] = [useValue('arrivalNo')?.trim(), useValue('packingNo')?.trim()];
  const solution = useValue('solution');
  const [isPicking, setPicking] = useState(false);
  const source = arrivalNo ? { arrivalNo } : packingNo ? { packingNo } : undefined;
  const reasons = new Set(rows.map(({ lineReason }) => lineReason));
  const isKept = rows.some(({ lineSolution }) => (lineSolution ?? solution) === 'accept');
  const [hasWrong, hasQuality] = [reasons.has('wrong'), reasons.has('quality')];
  const columns = useMemo(() => columnsFor({ hasWrong, hasQuality, isKept, solution }), [hasWrong, hasQuality, isKept, solution]);
  const choose = (chosen: readonly Claimable[]): void => {
    const about = source ?? sourceOf(chosen);
    if (!about && chosen.length > 0) return void message.warning(t('pick.oneSource'));
    const known = new Set(rows.map(placeOf));
    const fresh = chosen.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) {
      if (about !== source) engine.type({ ...about });
      engine.propose({ claimReason: fresh[0]!.reason });
      change([...rows, ...fresh.map(rowOf)]);
    }
    setPicking(false);
  };
  return (
    <>
      <LineTable
        list="lines"
        columns={columns}
        isFilledByPage
        needed
        emptyText={t('noLines')}
        tools={<Button onClick={() => setPicking(true)}>{t('pick.open')}</Button>}
      />
      <Suspense>
        {isPicking && (
          <ClaimablePicker source={source} claimId={document?.id} exclude={rows.map(placeOf)} onChoose={choose} onClose={() => setPicking(false)} />
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
