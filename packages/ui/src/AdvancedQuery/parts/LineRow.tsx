import { CopyOutlined, DeleteOutlined, EyeInvisibleOutlined, EyeOutlined, SwapOutlined } from '@ant-design/icons';
import { isComparison } from '@harrow/validation/query';
import { useDroppable } from '@dnd-kit/core';
import { Select, Tooltip, TreeSelect } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from '../AdvancedQuery.module.css';
import { useBuilder } from '../hooks/builderContext.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import { comparableFields, fieldOf, offeredRules } from '../model/fields.ts';
import type { BuiltLine } from '../model/tree.ts';
import { MoveHandle } from './MoveHandle.tsx';
import { OtherField } from './OtherField.tsx';
import { ValueEditor } from './ValueEditor.tsx';

/** One condition: field, rule, value, and what can be done with it. */
export function LineRow({ line }: { line: BuiltLine }) {
  const { t } = useQueryTexts();
  const { builder, fields, tree, faults, numbers, supportsTree, features, formId, drop } = useBuilder();
  const { setNodeRef } = useDroppable({ id: line.id });
  const { id, rule, val, muted = false } = line;
  const n = numbers.get(id) ?? 0;
  const field = fieldOf(line, fields);
  const fault = muted ? undefined : faults.get(id);
  const name = t('line.label', { n });
  const inputId = `${formId}-${id}`;
  const comparesWithField = line.valueSource === 'field';
  const offersFields = features.fieldComparison === true && isComparison(rule) && line.field !== '' && comparableFields(field, fields).length > 0;
  const shared = {
    id: `${inputId}-value`,
    field,
    value: val,
    onChange: (next: string) => builder.setValue(id, next),
    ...(fault && { status: 'error' as const, 'aria-invalid': true as const, 'aria-describedby': `${inputId}-fault` }),
  };
  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={name}
      className={styles.line}
      data-item={id}
      data-muted={muted || undefined}
      data-drop={drop?.targetId === id ? drop.side : undefined}
      onKeyDownCapture={(event) => handleMoveKey(event, (step) => builder.step(id, step))}
    >
      <MoveHandle id={id} label={t('line.move', { n })} />
      <div className={styles.field} data-part="field">
        <TreeSelect
          id={`${inputId}-field`}
          aria-label={`${name}: ${t('line.field')}`}
          style={{ width: '100%' }}
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeDefaultExpandAll
          popupMatchSelectWidth={false}
          placeholder={t('fieldPlaceholder')}
          treeData={tree}
          // A field that is not offered any more shows by its name.
          value={line.field === '' ? undefined : { value: line.field, label: field.label }}
          labelInValue
          onChange={(choice: { value: string; label: ReactNode } | undefined) => choice && builder.setField(id, choice.value)}
        />
      </div>
      <div className={styles.rule}>
        <Select
          id={`${inputId}-rule`}
          aria-label={`${name}: ${t('line.rule')}`}
          style={{ width: '100%' }}
          popupMatchSelectWidth={false}
          value={rule}
          options={offeredRules(field, supportsTree, rule).map((value) => ({ value, label: t(`rule.${value}`) }))}
          onChange={(next) => builder.setRule(id, next)}
        />
      </div>
      <div className={styles.value} data-part="value">
        {comparesWithField ? (
          <OtherField {...shared} aria-label={`${name}: ${t('line.otherField')}`} />
        ) : (
          <ValueEditor {...shared} rule={rule} multiple={rule === 'in' || field.type === 'list_multi'} aria-label={`${name}: ${t('line.value')}`} />
        )}
        {fault && (
          <div id={`${inputId}-fault`} className={styles.fault} role="alert">
            {t(`fault.${fault}`)}
          </div>
        )}
      </div>
      <div className={styles.tools}>
        {offersFields || comparesWithField ? (
          <Tooltip title={t('line.compareField', { n })} mouseEnterDelay={0.5}>
            <button
              type="button"
              className={`hw-icon-button ${styles.compare}`}
              aria-label={t('line.compareField', { n })}
              aria-pressed={comparesWithField}
              onClick={() => builder.setSource(id, !comparesWithField)}
            >
              <SwapOutlined aria-hidden />
            </button>
          </Tooltip>
        ) : (
          // The parts of all lines stand below each other.
          features.fieldComparison && <span aria-hidden className={styles.noTool} />
        )}
        <Tooltip title={t('line.mute', { n })} mouseEnterDelay={0.5}>
          <button type="button" className="hw-icon-button" aria-label={t('line.mute', { n })} aria-pressed={muted} onClick={() => builder.toggleMute(id)}>
            {muted ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          </button>
        </Tooltip>
        <Tooltip title={t('line.clone', { n })} mouseEnterDelay={0.5}>
          <button type="button" className="hw-icon-button" aria-label={t('line.clone', { n })} disabled={builder.isFull} onClick={() => builder.clone(id)}>
            <CopyOutlined aria-hidden />
          </button>
        </Tooltip>
        <Tooltip title={t('line.remove', { n })} mouseEnterDelay={0.5}>
          <button type="button" className="hw-icon-button" data-part="remove" aria-label={t('line.remove', { n })} onClick={() => builder.remove(id)}>
            <DeleteOutlined aria-hidden />
          </button>
        </Tooltip>
      </div>
    </div>
  );
}

/** Alt with an arrow moves the line wherever the focus is in it; without Alt the fields have these keys. */
function handleMoveKey(event: KeyboardEvent, step: (step: -1 | 1) => void): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  if (!event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
  step(event.key === 'ArrowUp' ? -1 : 1);
}
