import { focusField, useDictionary, useSettings } from '@harrow/ui';
import type { PdiResult } from '@harrow/api-client';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckedItem } from '../../../documents/checklist/CheckedItem.tsx';
import { focusNextLine } from '../../../documents/checklist/focusLine.ts';
import { limitsText } from '../../../documents/checklist/limitsText.ts';
import { ResultControl } from '../../../documents/checklist/ResultControl.tsx';
import { useLineError } from '../../../documents/form/document/lines/LineField.tsx';
import { fieldId } from '../../../documents/form/document/openForm.ts';
import type { SheetItem } from '../arrivalKind.ts';
import { FailureFields } from './FailureFields.tsx';
import { asksValue, isFailed } from './findings.ts';
import { ItemField } from './ItemField.tsx';
import { ItemPhotos } from './ItemPhotos.tsx';
import { useChangeItem } from './useChangeItem.ts';
import { useReading } from './useReading.ts';

interface CheckItemProps extends SheetItem {
  pageId: string;
  /** The reviewer's remark on a returned sheet. */
  mark: string | undefined;
}

/** One item of the checklist: passed, failed or not applicable, with the measured value and the failure reason. */
export const CheckItem = memo(function CheckItem({ line, row, pageId, mark }: CheckItemProps) {
  const { t } = useTranslation('arrivalAccept');
  const { items: results = [] } = useDictionary('pdi_result');
  const change = useChangeItem();
  const nameId = useId();
  const [isOpen, setOpen] = useState(false);
  const code = line.itemCode;
  const lacksPhoto = useLineError('items', code, 'itemPhoto') !== undefined;
  const error = useLineError('items', code, 'itemResult');
  const id = (field: string): string => fieldId(pageId, field, code);
  const hasMore = isOpen || isFailed(row) || row.remark != null || line.photos > 0 || line.photoRequired === 'Y' || lacksPhoto;
  const hasValue = asksValue({ line, row });
  const measure = line.valueType === 'text' ? 'measuredText' : 'measuredValue';
  return (
    <CheckedItem
      line={line}
      result={row.itemResult}
      nameId={nameId}
      mark={mark}
      moreText={hasMore ? undefined : t('item.more')}
      onMore={() => setOpen(true)}
      control={
        <ResultControl
          id={id('itemResult')}
          labelledBy={nameId}
          value={row.itemResult}
          error={error}
          // "Not applicable" is no choice for a mandatory item.
          choices={results.filter(({ value }) => value !== 'na' || line.mandatory === 'N')}
          onChoose={(value) => change([code], { itemResult: value as PdiResult })}
          onKeyed={(value) => {
            // A measured item needs its value as well: the focus goes there next.
            if (value === 'na' || !hasValue || row[measure] != null) return false;
            focusField(id(measure));
            return true;
          }}
          onEnter={() => (hasMore ? focusField(id('remark')) : setOpen(true))}
        />
      }
      details={
        (hasMore || hasValue) && (
          <>
            {hasValue && <MeasuredField line={line} idOf={id} />}
            {isFailed(row) && <FailureFields line={line} row={row} />}
            {hasMore && (
              <>
                <ItemField item={code} name="remark" autoFocus={isOpen} />
                <ItemPhotos line={line} />
              </>
            )}
          </>
        )
      }
    />
  );
});

/** Measured value with its limits, or a text reading. Enter leads to the next item. */
function MeasuredField({ line, idOf }: Pick<SheetItem, 'line'> & { idOf: (field: string) => string }) {
  const { t } = useTranslation('documents');
  const { language } = useSettings();
  const { itemCode: item } = line;
  const reading = useReading(item);
  if (line.valueType === 'text') return <ItemField item={item} name="measuredText" needed />;
  return (
    // No box of its own: the field stands among the others of the item.
    <div style={{ display: 'contents' }} {...reading}>
      <ItemField
        item={item}
        name="measuredValue"
        needed
        hint={t('checklist.limits', { range: limitsText(line, language) })}
        suffix={line.unit}
        onPressEnter={() => focusNextLine(document.getElementById(idOf('measuredValue')))}
      />
    </div>
  );
}
