import { CloseOutlined, EyeInvisibleOutlined, WarningOutlined } from '@ant-design/icons';
import { needsValue } from '@harrow/validation/query';
import { Select } from 'antd';
import { useBuilder } from '../../hooks/builderContext.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import { fieldOf, offeredRules } from '../../model/fields.ts';
import { chooseField, chooseRule } from '../../model/line.ts';
import type { BuiltLine } from '../../model/tree.ts';
import styles from './QueryBar.module.css';
import { ValueMenu } from './ValueMenu.tsx';

interface LineChipProps {
  line: BuiltLine;
  /** Value as the user knows it; empty while there is none. */
  text: string;
  /** Its parts can be reached by Tab. */
  isActive: boolean;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A condition: field, rule, value and removal, each a part with a menu or an action of its own. */
export function LineChip({ line, text, isActive, isOpen, onOpenChange }: LineChipProps) {
  const { t } = useQueryTexts();
  const { builder, fields, faults, numbers, supportsTree, formId } = useBuilder();
  const { id, rule, muted = false } = line;
  const n = numbers.get(id) ?? 0;
  const name = t('line.label', { n });
  const field = fieldOf(line, fields);
  const fault = muted ? undefined : faults.get(id);
  const tabIndex = isActive ? 0 : -1;
  const choice = { variant: 'borderless', size: 'small', popupMatchSelectWidth: false, suffixIcon: null, tabIndex } as const;
  /** Without a value there is nothing to search for yet: it is asked for next. */
  const openWithout = (changed: { rule: string; val: string }): void => {
    if (needsValue(changed.rule) && changed.val === '') onOpenChange(true);
  };
  return (
    <li className={styles.chip} data-item={id} data-muted={muted || undefined} data-fault={fault !== undefined || undefined}>
      <div role="group" aria-label={name} className={styles.parts}>
        <div data-part="field" className={styles.choice}>
          <Select<string>
            {...choice}
            aria-label={`${name}: ${t('line.field')}`}
            showSearch={{ optionFilterProp: 'label' }}
            value={line.field}
            // A field that is not offered any more shows by its name.
            options={fields.some(({ value }) => value === line.field) ? fields.map(toOption) : [toOption(field), ...fields.map(toOption)]}
            onChange={(next) => {
              builder.setField(id, next);
              openWithout(chooseField(line, fieldOf({ ...line, field: next }, fields)));
            }}
          />
        </div>
        <div data-part="rule" className={styles.choice}>
          <Select<string>
            {...choice}
            aria-label={`${name}: ${t('line.rule')}`}
            value={rule}
            options={offeredRules(field, supportsTree, rule).map((value) => ({ value, label: t(`rule.${value}`) }))}
            onChange={(next) => {
              builder.setRule(id, next);
              openWithout(chooseRule(line, next, field));
            }}
          />
        </div>
        {needsValue(rule) && (
          <ValueMenu line={line} open={isOpen} onOpenChange={onOpenChange}>
            <button
              type="button"
              data-part="value"
              className={`hw-focusable ${styles.value}`}
              tabIndex={tabIndex}
              {...(text !== '' && { title: text })}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-label={`${name}: ${t('line.value')} ${text || t('valuePlaceholder')}`}
              {...(fault && { 'aria-describedby': `${formId}-${id}-mark` })}
            >
              {text || <span className={styles.note}>{t('valuePlaceholder')}</span>}
            </button>
          </ValueMenu>
        )}
        {fault && (
          <span id={`${formId}-${id}-mark`} className={styles.mark} title={t(`fault.${fault}`)}>
            <WarningOutlined aria-hidden />
            <span className="hw-hidden">{t(`fault.${fault}`)}</span>
          </span>
        )}
        {muted && (
          <button
            type="button"
            className="hw-icon-button"
            tabIndex={tabIndex}
            aria-label={t('line.mute', { n })}
            aria-pressed
            onClick={() => builder.toggleMute(id)}
          >
            <EyeInvisibleOutlined aria-hidden />
          </button>
        )}
        <button
          type="button"
          data-part="remove"
          className="hw-icon-button"
          tabIndex={tabIndex}
          aria-label={t('line.remove', { n })}
          onClick={() => builder.remove(id)}
        >
          <CloseOutlined aria-hidden />
        </button>
      </div>
    </li>
  );
}

const toOption = ({ value, label }: { value: string; label: string }) => ({ value, label });
