import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReportSourceItem } from '@harrow/api-client';
import { FieldGrid } from '@harrow/ui';
import { Button, Checkbox, Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from '../../shared/administration/MoveButtons.tsx';
import { SixTextsFields } from '../../shared/administration/SixTexts.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import styles from './ReportDesigner.module.css';
import type { ReportColumn } from './reports.ts';

interface ColumnRowProps {
  /** Place in the form's list, from 0. */
  at: number;
  count: number;
  column: ReportColumn;
  type: ReportSourceItem['fields'][number]['type'];
  readOnly: boolean;
  move: (from: number, to: number) => void;
  /** Undefined: it stays. */
  onRemove: (() => void) | undefined;
}

/** One column: its place, whether it is shown, and below, once opened, its titles, width, sum and place in the search form. */
export function ColumnRow({ at, count, column, type, readOnly, move, onRemove }: ColumnRowProps) {
  const { t } = useTranslation('isystemReport');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { field, title } = column;
  const name = title[language] || field;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: field, disabled: readOnly });
  return (
    <li ref={setNodeRef} className={styles.column} data-dragging={isDragging} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <div className={styles.line}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={`hw-icon-button ${styles.grip}`}
          disabled={readOnly}
          aria-label={t('drag.grip', { column: name })}
          {...listeners}
        >
          <HolderOutlined aria-hidden />
        </button>
        <span className={styles.name}>
          {name} <span className={styles.code}>{field}</span>
        </span>
        <Form.Item name={[at, 'shown']} valuePropName="checked" noStyle>
          <Checkbox>{t('field.shown')}</Checkbox>
        </Form.Item>
        {!readOnly && <MoveButtons at={at} count={count} move={move} />}
        <Button
          size="small"
          type="text"
          disabled={false}
          aria-expanded={isOpen}
          aria-label={t('details', { column: name })}
          icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        />
        {!readOnly && onRemove && (
          <Button size="small" type="text" danger aria-label={t('remove', { column: name })} icon={<DeleteOutlined aria-hidden />} onClick={onRemove} />
        )}
      </div>
      {/* Fields that are not drawn would be missing when the report is saved. */}
      <div className={styles.details} hidden={!isOpen}>
        <Form.Item name={[at, 'field']} hidden>
          <input type="hidden" />
        </Form.Item>
        <FieldGrid columns={3}>
          <Form.Item name={[at, 'search']} label={t('field.search')}>
            <Select options={searchKinds(type).map((value) => ({ value, label: t(`search.${value}`) }))} />
          </Form.Item>
          <Form.Item name={[at, 'width']} label={t('field.width')} normalize={(value: number | null | undefined) => value ?? null}>
            <InputNumber min={40} max={800} precision={0} style={{ inlineSize: '100%' }} />
          </Form.Item>
          <Form.Item name={[at, 'total']} label={t('field.total')} valuePropName="checked" hidden={type !== 'number'}>
            <Checkbox>{t('sum')}</Checkbox>
          </Form.Item>
        </FieldGrid>
        <SixTextsFields list="fields" name={[at, 'title']} label={t('field.title')} />
      </div>
    </li>
  );
}

/** Ways in which a field can appear in the search form. */
const searchKinds = (type: ColumnRowProps['type']): ReportColumn['search'][] =>
  type === 'date' || type === 'datetime' ? ['none', 'single', 'group', 'more'] : ['none', 'single', 'more'];
