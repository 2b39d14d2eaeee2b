import { focusField } from '@harrow/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Checklist } from '../../../documents/checklist/Checklist.tsx';
import styles from '../../../documents/checklist/checklist.module.css';
import { fieldId, useFormPart, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { Section, useArrival, useList } from '../arrivalKind.ts';
import { CheckItem } from './CheckItem.tsx';
import { isAnswered, isComplete, isFailed } from './findings.ts';
import { useChangeItem } from './useChangeItem.ts';

/** The items of a sheet that is being inspected. */
export function InspectedItems() {
  return (
    <Section name="checklist">
      <Items />
    </Section>
  );
}

function Items() {
  const { t } = useTranslation('arrivalAccept');
  const { pageId } = useOpenForm();
  const arrival = useArrival();
  const { rows } = useList('items');
  const change = useChangeItem();
  useItemsPlace();
  // About all of them, such as that none was answered.
  const problem = useFormPart(({ errors }) => errors.find(({ list, field }) => list === undefined && field === 'items')?.text);
  const remarks = new Map(arrival.status === 'no_pass' ? arrival.review.items?.map(({ id, remark }) => [id, remark]) : []);
  return (
    <>
      {problem && (
        <p data-wide className={styles.error}>
          {problem}
        </p>
      )}
      <Checklist
        title={t('section.checklist')}
        pageId={pageId}
        lines={arrival.items}
        rows={rows}
        isAnswered={isAnswered}
        isFailed={isFailed}
        isComplete={isComplete}
        onPass={(rest) =>
          change(
            rest.map(({ row }) => row.id),
            { itemResult: 'pass' },
          )
        }
      >
        {({ line, row }) => <CheckItem key={line.itemCode} line={line} row={row} pageId={pageId} mark={line.id === null ? undefined : remarks.get(line.id)} />}
      </Checklist>
    </>
  );
}

/** Problems of items are counted in the section around it, and lead to the control that they are about. */
export function useItemsPlace(): void {
  const { pageId } = useOpenForm();
  const jump = useCallback(
    (rowId: string, field: string) => {
      const ids = [field, 'itemResult'].map((name) => fieldId(pageId, name, rowId));
      const id = ids.find((one) => document.getElementById(one));
      if (id === undefined) return false;
      focusField(id);
      return true;
    },
    [pageId],
  );
  useFormPlace('items', { jump });
}
