import { isComparison } from '@harrow/validation/query';
import { Button, Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '../../../HarrowProvider/settings.ts';
import { useBuilder } from '../../hooks/builderContext.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import { controlOf } from '../../model/controlOf.ts';
import { editorOf } from '../../model/editor.ts';
import { fieldOf } from '../../model/fields.ts';
import type { BuiltLine } from '../../model/tree.ts';
import { OtherField } from '../OtherField.tsx';
import { ValueEditor } from '../ValueEditor.tsx';
import styles from './QueryBar.module.css';

interface ValueMenuProps {
  line: BuiltLine;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that it belongs to. */
  children: ReactNode;
}

/** The editor of a value, at the chip that shows it. */
export function ValueMenu({ line, open, onOpenChange, children }: ValueMenuProps) {
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={<ValueForm line={line} onDone={() => onOpenChange(false)} />}
    >
      {children}
    </Popover>
  );
}

function ValueForm({ line, onDone }: { line: BuiltLine; onDone: () => void }) {
  const { t } = useQueryTexts();
  const { sources } = useSettings();
  const { builder, fields, faults, numbers, formId, controls } = useBuilder();
  const box = useRef<HTMLDivElement>(null);
  const { id, rule, val } = line;
  const field = fieldOf(line, fields);
  const fault = faults.get(id);
  const name = t('line.label', { n: numbers.get(id) ?? 0 });
  const inputId = `${formId}-${id}`;
  const multiple = rule === 'in' || field.type === 'list_multi';
  const isOtherField = line.valueSource === 'field' && isComparison(rule);
  // One choice is the whole value: there is nothing to add to it.
  const isOneChoice = isOtherField || (!controlOf(field, controls) && (rule === 'period' || (!multiple && choiceEditors.has(editorOf(field, sources)))));

  // The pop-up is measured before it is shown: what is not visible yet cannot take the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => (box.current?.querySelector<HTMLElement>('input:not(:disabled), [tabindex="0"]') ?? box.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    // Its keys are not those of the chip, and lists of its own come first.
    event.stopPropagation();
    const target = event.target as HTMLElement;
    if (!event.currentTarget.contains(target) || target.getAttribute('aria-expanded') === 'true') return;
    const isTyped = target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';
    if (event.key === 'Escape' || (event.key === 'Enter' && (isTyped || event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      onDone();
    }
  }

  const shared = {
    id: `${inputId}-value`,
    field,
    value: val,
    onChange: (next: string) => {
      builder.setValue(id, next);
      if (isOneChoice && next !== '') onDone();
    },
    'aria-label': `${name}: ${t(isOtherField ? 'line.otherField' : 'line.value')}`,
    ...(fault && { status: 'error' as const, 'aria-invalid': true as const, 'aria-describedby': `${inputId}-fault` }),
  };
  return (
    <div ref={box} role="dialog" aria-label={`${name}: ${t('line.value')}`} tabIndex={-1} className={styles.menu} onKeyDown={handleKeyDown}>
      <div className={styles.editor}>{isOtherField ? <OtherField {...shared} /> : <ValueEditor {...shared} rule={rule} multiple={multiple} />}</div>
      {fault && (
        <div id={`${inputId}-fault`} className={styles.fault} role="alert">
          {t(`fault.${fault}`)}
        </div>
      )}
      {!isOneChoice && (
        <Button type="primary" size="small" className={styles.done} onClick={onDone}>
          {t('ok')}
        </Button>
      )}
    </div>
  );
}

const choiceEditors: ReadonlySet<string> = new Set(['options', 'dictionary', 'switch']);
