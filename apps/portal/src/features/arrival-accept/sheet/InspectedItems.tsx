import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checklist } from '../../../documents/checklist/Checklist.tsx';
import { type Finding, isAnswered, isFailed, withFinding } from '../form/arrivalForm.ts';
import { useArrivalEditing } from '../form/editing.ts';
import { CheckItem } from './CheckItem.tsx';

const noErrors = {};

/** The items of a sheet that is being inspected. */
export function InspectedItems() {
  const { t } = useTranslation('arrivalAccept');
  const { pageId, arrival, form, edit, errors } = useArrivalEditing();
  const errorsByItem = useMemo(() => {
    const byItem = new Map<string, Record<string, string>>();
    for (const { item, field, text } of errors) if (item !== undefined) byItem.set(item, { ...byItem.get(item), [field]: text });
    return byItem;
  }, [errors]);
  const latest = useRef({ items: form.items, lines: arrival.items });
  useEffect(() => {
    latest.current = { items: form.items, lines: arrival.items };
  });
  const change = useCallback(
    (itemCode: string, patch: Partial<Finding>) => {
      const { items, lines } = latest.current;
      const row = items.find(({ id }) => id === itemCode);
      const line = lines.find((one) => one.itemCode === itemCode);
      if (row && line) edit({ type: 'items', rows: [withFinding(row, patch, line)] });
    },
    [edit],
  );
  const remarks = new Map(arrival.review.items?.map(({ id, remark }) => [id, remark]));
  return (
    <Checklist
      title={t('section.checklist')}
      pageId={pageId}
      lines={arrival.items}
      rows={form.items}
      isAnswered={isAnswered}
      isFailed={isFailed}
      onPass={(rest) => edit({ type: 'items', rows: rest.map(({ line, row }) => withFinding(row, { itemResult: 'pass' }, line)) })}
      errorCount={errorsByItem.size}
    >
      {({ line, row }) => (
        <CheckItem
          key={line.itemCode}
          line={line}
          row={row}
          pageId={pageId}
          errors={errorsByItem.get(line.itemCode) ?? noErrors}
          mark={arrival.status === 'no_pass' && line.id !== null ? remarks.get(line.id) : undefined}
          onChange={change}
        />
      )}
    </Checklist>
  );
}
