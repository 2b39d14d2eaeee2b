import { Suspense } from 'react';
import { useMessages, useSource } from '../HarrowProvider/index.ts';
import { usePickerTexts } from './hooks/usePickerTexts.ts';
import { cachedReports } from './model/reportCache.ts';
import { fillFields, readFields } from './model/reportFields.ts';
import { findRecords } from './model/reportRecords.ts';
import { toValues, toText } from '../inputs/commaText.ts';
import { lazyDialog } from '../HarrowProvider/parts/lazyPart.ts';
import { Picker } from './parts/Picker.tsx';
import type { ReportOptions } from './parts/ReportDialog.tsx';
import { WaitingField } from './parts/WaitingField.tsx';
import type { PickerControlProps } from './pickers.types.ts';
import type { ReportRecord } from '../sources/reportSource.ts';

const { Dialog: ReportDialog, prepare } = lazyDialog(() => import('./parts/ReportDialog.tsx'));

type Control = Pick<
  PickerControlProps<ReportRecord>,
  'value' | 'disabled' | 'readOnly' | 'placeholder' | 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>;

/** @typeParam T fields that the records of this report have */
export interface ReportPopupProps<T extends object = ReportRecord> extends ReportOptions, Control {
  /** Fields of the record, joined by commas. */
  orgFields: string;
  /** Fields of the form that they fill, in the same order. */
  destFields: string;
  /** The one of `destFields` whose value is this field's. Default: the first. */
  field?: string;
  /** `fields`: a text for each of `destFields`, several values joined by commas; all `''` when it is emptied. `records`: those that are chosen; one that the report no longer has keeps its key and nothing else. */
  onChange?: (value: string, fields: Record<string, string>, records: readonly Partial<T>[]) => void;
}

/** Chooses records of a report and fills several fields of the form. A control for `Form.Item`; source `reports` of the provider. */
export function ReportPopup<T extends object = ReportRecord>(props: ReportPopupProps<T>) {
  return (
    <Suspense fallback={<WaitingField id={props.id} />}>
      {/* What the report holds is known to the host only. */}
      <Field {...(props as unknown as ReportPopupProps)} />
    </Suspense>
  );
}

const nothing = { find: () => undefined, learn: () => undefined, doubt: () => undefined, subscribe: () => () => undefined, version: () => 0 };

function Field({ code, orgFields, destFields, field, multi = false, param, sorter, groupId, width, value, onChange, ...control }: ReportPopupProps) {
  const { t } = usePickerTexts();
  const { message } = useMessages();
  const reports = useSource('reports');
  const read = readFields(code, orgFields, destFields);
  const pair = 'pairs' in read ? (field === undefined ? read.pairs[0] : read.pairs.find(([, to]) => to === field)) : undefined;
  if ('problem' in read || !pair) {
    return <span role="alert">{t('problem' in read && read.problem === 'count' ? 'report.count' : 'report.config')}</span>;
  }
  const { pairs } = read;
  const [keyField, shown] = pair;

  function fill(records: readonly ReportRecord[]) {
    const fields = fillFields(records, pairs);
    onChange?.(fields[shown] ?? '', fields, records);
  }

  /** One of several is taken away: the other fields need the records of the rest. */
  async function keep(values: readonly string[]) {
    if (values.length === 0) return fill([]);
    try {
      const source = cachedReports(reports, groupId);
      const { cgRpConfigId } = await source.config(code, new AbortController().signal);
      fill(await findRecords(source, cgRpConfigId, values, keyField, new Map()));
    } catch (error) {
      message.error(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Picker<ReportRecord>
      {...control}
      value={value}
      multiple={multi}
      cache={nothing}
      labelKey={keyField}
      ellipsisLength={25}
      prepare={prepare}
      onChange={(next) => toText(toValues(next)) !== toText(toValues(value)) && void keep(toValues(next))}
      dialog={({ values, onCancel }) => (
        <ReportDialog
          {...{ code, multi, param, sorter, groupId, width, keyField, values, onCancel }}
          onOk={(records) => {
            onCancel();
            fill(records);
          }}
        />
      )}
    />
  );
}
