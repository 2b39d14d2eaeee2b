import { Checkbox, Flex, Form, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { exportTexts } from '../exportTexts.ts';
import type { ExportColumn, ExportFormat, ExportRequest, ExportRows } from '../ExportButton.types.ts';

interface ExportDialogProps {
  columns: ExportColumn[];
  /** Keys of the columns that the list shows, in its order. */
  seen: string[];
  /** Number of selected records. */
  selected: number;
  isFiltered: boolean;
  formats: readonly ExportFormat[];
  /** Chosen at first. */
  format: ExportFormat;
  busy: boolean;
  onExport: (request: Pick<ExportRequest, 'rows' | 'columns' | 'format'>) => void;
  onClose: () => void;
}

/** Which rows, which columns, which format. */
export default function ExportDialog({ columns, seen, selected, isFiltered, formats, format, busy, onExport, onClose }: ExportDialogProps) {
  const { t } = useTranslation(exportTexts);
  const [rows, setRows] = useState<ExportRows>(selected > 0 ? 'selected' : isFiltered ? 'filtered' : 'all');
  const [keys, setKeys] = useState(seen);
  const [as, setAs] = useState(format);
  const all = columns.map(({ key }) => key);
  // Columns keep the order of the list; those it hides follow.
  const ordered = [...seen.filter((key) => all.includes(key)), ...all.filter((key) => !seen.includes(key))];
  const chosen = ordered.filter((key) => keys.includes(key));
  return (
    <Modal
      open
      width={600}
      title={t('title')}
      okText={t('export')}
      okButtonProps={{ disabled: chosen.length === 0, loading: busy }}
      onOk={() => onExport({ rows, columns: chosen, format: as })}
      onCancel={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={<span id="hw-export-rows">{t('rows')}</span>}>
          <Radio.Group
            aria-labelledby="hw-export-rows"
            value={rows}
            onChange={({ target }) => setRows(target.value as ExportRows)}
            options={[
              { value: 'selected', label: t('selected', { n: selected }), disabled: selected === 0 },
              { value: 'filtered', label: t('filtered'), disabled: !isFiltered },
              { value: 'all', label: t('all') },
            ]}
          />
        </Form.Item>
        <Form.Item
          label={
            <Flex gap={16} wrap>
              <span id="hw-export-columns">{t('columns', { n: chosen.length })}</span>
              <button type="button" className="hw-link" onClick={() => setKeys(seen)}>
                {t('seen')}
              </button>
              <button type="button" className="hw-link" onClick={() => setKeys(all)}>
                {t('everyColumn')}
              </button>
            </Flex>
          }
        >
          <Checkbox.Group
            aria-labelledby="hw-export-columns"
            value={keys}
            onChange={setKeys}
            style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 8, maxHeight: 280, overflowY: 'auto' }}
            options={ordered.map((key) => ({ value: key, label: columns.find((column) => column.key === key)!.title }))}
          />
        </Form.Item>
        {formats.length > 1 && (
          <Form.Item label={<span id="hw-export-format">{t('format')}</span>} style={{ marginBottom: 0 }}>
            <Radio.Group
              aria-labelledby="hw-export-format"
              value={as}
              onChange={({ target }) => setAs(target.value as ExportFormat)}
              options={formats.map((value) => ({ value, label: `.${value}` }))}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
