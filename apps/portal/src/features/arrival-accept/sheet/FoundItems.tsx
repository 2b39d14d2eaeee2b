import type { PdiHandling } from '@harrow/api-client';
import { DictSelect, DictText, DocumentSection, formatNumber, ReadOnlyField, StatusTag, useSettings, YesNo } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CheckedItem } from '../../../documents/checklist/CheckedItem.tsx';
import styles from '../../../documents/checklist/checklist.module.css';
import { checkGroups, placeId } from '../../../documents/checklist/checkLine.ts';
import { ReviewRemark } from '../../../documents/checklist/ReviewRemark.tsx';
import { Field } from '../../../documents/form/Field.tsx';
import { useGrant } from '../../../shared/usePermission.ts';
import { machineOf } from '../arrivals.ts';
import { isFailed } from '../form/arrivalForm.ts';
import { errorAt, type SheetItem, useArrivalEditing } from '../form/editing.ts';
import { ItemPhotos } from './ItemPhotos.tsx';

const tones = { pass: 'success', no_pass: 'error', na: 'default' } as const;

/** What was found, to be read or reviewed: failed items first, then the others in their groups. */
export function FoundItems() {
  const { t } = useTranslation('arrivalAccept');
  const { arrival, form } = useArrivalEditing();
  const groups = checkGroups(arrival.items, form.items);
  const failed = groups.flatMap(({ items }) => items.filter(({ row }) => isFailed(row)));
  return (
    <>
      {failed.length > 0 && (
        <DocumentSection id="failed" title={t('section.failed', { n: failed.length })}>
          <Items items={failed} />
        </DocumentSection>
      )}
      <DocumentSection
        id="checklist"
        title={t('section.checklist')}
        description={t('documents:checklist.of', { n: arrival.answeredCount, total: arrival.itemCount })}
      >
        {groups.map(({ category, title, items }) => {
          const others = items.filter(({ row }) => !isFailed(row));
          return (
            others.length > 0 && (
              <section key={category} aria-label={title}>
                <header className={styles.groupHead}>
                  <h3>{title}</h3>
                </header>
                <Items items={others} />
              </section>
            )
          );
        })}
      </DocumentSection>
    </>
  );
}

function Items({ items }: { items: readonly SheetItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <FoundItem key={item.line.itemCode} {...item} />
      ))}
    </ul>
  );
}

function FoundItem({ line, row }: SheetItem) {
  const { t } = useTranslation('arrivalAccept');
  const { language } = useSettings();
  const { arrival, notes, purpose } = useArrivalEditing();
  const isOpen = isFailed(row) && row.handled !== 'Y';
  const value = line.measuredText ?? (line.measuredValue !== null ? `${formatNumber(line.measuredValue, language)} ${line.unit ?? ''}` : null);
  const returned = arrival.review.items?.find(({ id }) => id === line.id)?.remark;
  const hasFacts = value !== null || isFailed(row) || row.remark !== null || line.photos > 0 || returned !== undefined;
  return (
    <CheckedItem
      line={line}
      result={row.itemResult}
      control={row.itemResult && <StatusTag color={tones[row.itemResult]} text={line.itemResult_dictText ?? ''} />}
      details={
        hasFacts && (
          <>
            {value !== null && <ReadOnlyField label={t('field.items.measuredValue')}>{value}</ReadOnlyField>}
            {isFailed(row) && <Failure line={line} row={row} isOpen={isOpen} />}
            {row.remark && <ReadOnlyField label={t('field.items.remark')}>{row.remark}</ReadOnlyField>}
            {returned && <ReadOnlyField label={t('documents:checklist.returned')}>{returned}</ReadOnlyField>}
            {(line.photos > 0 || (purpose === 'finish' && isOpen)) && <ItemPhotos line={line} readOnly={purpose !== 'finish' || !isOpen} />}
          </>
        )
      }
    >
      {purpose === 'finish' && isOpen && <FinishFields line={line} row={row} />}
      {purpose === 'review' && <ReviewRemark line={line} notes={notes} isOpen={isFailed(row)} />}
    </CheckedItem>
  );
}

/** Why an item failed, and what was done about it. */
function Failure({ line, row, isOpen }: SheetItem & { isOpen: boolean }) {
  const { t } = useTranslation('arrivalAccept');
  return (
    <>
      <ReadOnlyField label={t('field.items.failedReasonCode')}>
        {[line.failedReasonCode_dictText, row.failedReasonText].filter(Boolean).join(' · ')}
      </ReadOnlyField>
      <ReadOnlyField label={t('field.items.handling')}>{row.handling && <DictText dict="pdi_handling" value={row.handling} />}</ReadOnlyField>
      <ReadOnlyField label={t('field.items.handled')}>
        <YesNo value={row.handled} />
      </ReadOnlyField>
      {line.claimNo && (
        <ReadOnlyField label={t('field.items.claimNo')}>
          <Link className="hw-link" to={`/service/warrantyClaim?keyword=${line.claimNo}&status=`}>
            {line.claimNo}
          </Link>
        </ReadOnlyField>
      )}
      {isOpen && <NewClaim line={line} />}
    </>
  );
}

/** The way to the claim that an item waits for. */
function NewClaim({ line }: Pick<SheetItem, 'line'>) {
  const { t } = useTranslation('arrivalAccept');
  const { arrival } = useArrivalEditing();
  const isWaiting = line.handling === 'claim' && !line.claimNo && line.id !== null;
  const { data: machine } = useQuery({ ...machineOf(arrival.vehicleId), enabled: useGrant('vehicle:query') && isWaiting });
  if (!isWaiting || !machine?.begins.includes('warrantyClaim')) return null;
  const search = new URLSearchParams({ vin: arrival.vin, claimType: 'pre_delivery', pdiItemId: line.id! });
  return (
    <Link className="hw-link" to={`/service/warrantyClaim/add?${search}`}>
      {t('item.newClaim')}
    </Link>
  );
}

/** How the dealer has handled an item that was left open. */
function FinishFields({ line, row }: SheetItem) {
  const { t } = useTranslation('arrivalAccept');
  const { pageId, notes, errors } = useArrivalEditing();
  const note = notes.notes[line.id!];
  const change = (patch: Parameters<typeof notes.note>[1]): void => notes.note(line.id!, patch);
  const id = (field: string): string => placeId(pageId, field, line.itemCode);
  return (
    <div className={styles.details}>
      <Field id={id('handling')} label={t('finish.handling')} error={errorAt(errors, 'handling', line.itemCode)}>
        {(control) => (
          <DictSelect
            {...control}
            dict="pdi_handling"
            value={note?.handling ?? row.handling ?? undefined}
            allowClear={false}
            onChange={(value) => change({ handling: value as PdiHandling })}
          />
        )}
      </Field>
      <Field id={id('remark')} label={t('field.items.remark')} optional>
        {(control) => (
          <Input {...control} value={note?.remark ?? row.remark ?? ''} maxLength={200} onChange={({ target }) => change({ remark: target.value })} />
        )}
      </Field>
      <Checkbox className={styles.wide} checked={note?.handled === 'Y'} onChange={({ target }) => change({ handled: target.checked ? 'Y' : 'N' })}>
        {t('finish.done', { item: line.itemName })}
      </Checkbox>
    </div>
  );
}
